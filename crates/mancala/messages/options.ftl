### Mistakes in options and presets, and in what is chosen of them.

# $option, $value: a choice by its ids. $because: what is wrong then, a message.
diagnostic-with-choice = with { $option } = { $value }: { $because }
# $preset: its id. $because: what is wrong with it, a message.
diagnostic-in-preset = in preset { $preset }: { $because }
# $option: what is written. $known: the options there are. $likely: yes if it is spelt much like one of them, $near.
diagnostic-no-such-option = there is no option { $option }
    .help = { $likely ->
        [yes] did you mean { $near }?
       *[no] {""}
    }
    .help-2 = expected { $known }
# $option: what is written.
diagnostic-no-options = there is no option { $option }
    .note = the game has none
# $option: its id. $value: what is written. $known: the choices there are. $likely: yes if it is spelt much like one of
# them, $near.
diagnostic-no-such-choice = option { $option } cannot be { $value }
    .help = { $likely ->
        [yes] did you mean { $near }?
       *[no] {""}
    }
    .help-2 = expected { $known }
# $option: its id. $value: what is written. $from, $to (numbers): the lowest and the highest.
diagnostic-option-value-outside = option { $option } cannot be { $value }
    .help = expected a number from { $from } to { $to }
# $option: its id.
diagnostic-option-draws-nothing = option { $option } sets `Fill`, but nothing is drawn at random
    .help = expected `setup.fill`, `Race` under `opening`, `leftover: To(Lot)` under `ending`, or `rest: Lot` under `rounds`

### Edits that choices and presets make.

# $clause: what is written. $to: remove or change. $known: the clauses there are, $clauses (number): how many.
diagnostic-edit-without-clause = there is no clause { $clause } to { $to ->
        [remove] remove
       *[change] change
    }
    .note = { $clauses ->
        [0] there are no clauses
       *[other] {""}
    }
    .help = { $clauses ->
        [0] {""}
       *[other] expected { $known }
    }
# $clause: what is written. $list: where it should stand. $known: the clauses that stand there, $clauses (number): how many.
diagnostic-edit-before-no-clause = there is no clause { $clause } under { $list } to stand before
    .note = { $clauses ->
        [0] there are no clauses there
       *[other] {""}
    }
    .help = { $clauses ->
        [0] expected no `before`
       *[other] expected { $known }
    }
# $clause: its id.
diagnostic-edit-adds-twice = there is a clause { $clause } already
    .help = expected another id
# $clause: its id.
diagnostic-edit-clause-removed = the clause { $clause } is added and then removed
    .help = expected one or the other
# $clause: its id.
diagnostic-edit-clause-brought-back = the clause { $clause } is removed and then added again
    .help = expected `Change` in place of both
# $clause: its id.
diagnostic-edit-clause-changed-otherwise = another choice changes the clause { $clause } in another way
diagnostic-edit-board-changed-otherwise = another choice changes the board in another way
diagnostic-edit-setup-changed-otherwise = another choice changes the setup in another way

### Choices that cannot be combined. $first, $second: each is a choice (a message party-...) or the name of a game; where one of
### them is at fault, it is the first. $clause: its id.

# $because: what is wrong, a message.
diagnostic-clash = { $first } does not go with { $second }: { $because }
diagnostic-clash-stages = { $first } does not go with { $second }
    .note = each divides the game into stages of its own
diagnostic-clash-boards = { $first } does not go with { $second }
    .note = each wants a board of its own
diagnostic-clash-setups = { $first } does not go with { $second }
    .note = each sets out the seeds in its own way
diagnostic-clash-rule-left-out = { $first } does not go with { $second }
    .note = the first is about a rule that the second leaves out
    .note-2 = in the file: the clause { $clause }
diagnostic-clash-rule-twice = { $first } does not go with { $second }
    .note = both bring the same rule
    .note-2 = in the file: the clause { $clause }
diagnostic-clash-rule-otherwise = { $first } does not go with { $second }
    .note = each changes the same rule in a different way
    .note-2 = in the file: the clause { $clause }
# $count (number): how many choices. $choices: all of them, with "or". $because: what is wrong, a message.
diagnostic-clash-several = { $count } choices do not go together: { $because }
    .help = change { $choices }

## The choices in a clash. $option, $value: a choice by its ids.

# $name: the name of the option. $choice: the choice, a sentence without its full stop.
diagnostic-party-choice = “{ $name }: { $choice }” ({ $option } = { $value })
# $name: the name of the option. $number (number): what is chosen.
diagnostic-party-number = “{ $name }: { $number }” ({ $option } = { $value })
# $label: the name of the option, or the choice.
diagnostic-party-label = “{ $label }” ({ $option } = { $value })
diagnostic-party-setting = { $option } = { $value }
# $choice: a message party-... $game: the game that brings the choice.
diagnostic-party-own = { $choice } (as in { $game })
