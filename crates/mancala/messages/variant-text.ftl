### Mistakes in the form of a file, and in the parts of a variant file, each by itself.

## The form of a file

# $field: what stands where a field's name is expected. $known: the fields of this place.
diagnostic-syntax-field-unknown = { $field } is not known here
    .help = expected { $known }
# $word: what stands where one of some words is expected. $known: those words.
diagnostic-syntax-word-unknown = { $word } is not known here
    .help = expected { $known }
# $field: the name of the field. $example: how it is written.
diagnostic-syntax-field-missing = { $field } is missing
    .help = expected { $example } within these brackets
# $field: the name of the field.
diagnostic-syntax-field-twice = { $field } is given twice
    .help = expected it once
# $kind: what is there: number, text, letter, word, list, fields, nothing or other. $found: the number, text, letter or word.
# $expected: what should be there: text, boolean, number, decimal, list, fields, parts or other.
diagnostic-syntax-other-kind =
    { $kind ->
        [number] the number { $found } cannot stand here
        [text] the text { $found } cannot stand here
        [letter] the letter { $found } cannot stand here
        [word] the word { $found } cannot stand here
        [list] a list cannot stand here
        [fields] parts with names cannot stand here
        [nothing] a pair of brackets with nothing in it cannot stand here
       *[other] what stands here does not belong here
    }
    .help =
        { $expected ->
            [text] expected text in quotation marks
            [boolean] expected `true` or `false`
            [number] expected a whole number, as in `4`
            [decimal] expected a number, as in `4` or `2.5`
            [list] expected a list in square brackets, as in `[1, 2]`
            [fields] expected parts in round brackets, each with its name, as in `(rows: 2)`
            [parts] expected parts in round brackets, in their order
           *[other] expected a value of another kind
        }
# $found (number): how many values there are. $expected (number): how many there should be.
diagnostic-syntax-parts-missing =
    { $found ->
        [0] there is nothing within these brackets
        [one] there is { $found } part within these brackets
       *[other] there are { $found } parts within these brackets
    }
    .help = expected { $expected }
# $found: the name before the brackets. $example: the brackets with the right name before them.
diagnostic-syntax-other-name-before = { $found } is not known here
    .help = expected { $example }
# $file: the name of the file. $kind: what it should hold: variant or record.
diagnostic-text-empty = { $file } is empty
    .help =
        { $kind ->
            [variant] expected a variant, as in `Variant(id: "hill", ...)`
           *[record] expected a game, as `naqala convert` writes it
        }
diagnostic-syntax-text-ends = the text ends too soon
    .help = expected the rest of it, and every bracket closed
diagnostic-syntax-list-expected = expected a list in square brackets, as in `[1, 2]`
# $example: such names and values, as they are written.
diagnostic-syntax-map-expected = expected names and values in braces, as in { $example }
diagnostic-syntax-map-colon = expected `:` between a name and its value
diagnostic-syntax-comma-missing = expected `,` before the next part, or the closing bracket
# $example: with what such files begin.
diagnostic-syntax-other-begin = expected { $example }
# $example: such brackets, as they are written.
diagnostic-syntax-bracket-missing = expected parts in round brackets, each with its name, as in { $example }
# $kind: what the file should hold: variant or record. $example: how it is written.
diagnostic-syntax-json = this is JSON
    .help =
        { $kind ->
            [variant] variants are written in RON, as in { $example }
           *[record] expected RON, as in { $example }, or a file name that ends in `.json`
        }
# $sign: the closing bracket. $open: the bracket that it does not close. $line (number): the line of that bracket.
# $expected: the bracket that closes it.
diagnostic-syntax-bracket-other = { $sign } does not close the { $open } in line { $line }
    .help = expected { $expected }
# $sign: the closing bracket.
diagnostic-syntax-bracket-surplus = { $sign } closes nothing here
    .help = leave it out
# $closing: the bracket that is missing. $word: the name that stands here.
diagnostic-syntax-list-open = expected { $closing } before { $word }
diagnostic-syntax-list-begins = the list that begins here is not closed
diagnostic-syntax-bracket-end = there is more within these brackets than belongs there
    .help = expected `)` here
# $example: the text as it would be right.
diagnostic-syntax-quotes-missing = expected text in quotation marks
    .help = write `"` before and after it, as in { $example }
# $sign: the quotation mark that stands here. $kind: backtick or other. $example: the text as it would be right.
diagnostic-syntax-quotes-other =
    { $kind ->
        [backtick] text cannot begin with a backtick
       *[other] text cannot begin with { $sign }
    }
    .help = expected straight double quotation marks, as in { $example }
diagnostic-syntax-quotes-open = the text that begins here is not closed
    .help = expected `"` at its end
# $sign: the letter behind the quotation mark.
diagnostic-syntax-quote-ends-text = this quotation mark ends the text, and { $sign } cannot stand after it
    .help = a quotation mark within a text is written `\"`
    .help-2 = if it begins a new text, a `"` is missing at the end of the text before
diagnostic-syntax-text-begins = that text begins here
    .help = is a quotation mark missing in it?
diagnostic-syntax-name-expected = expected a name, without quotation marks or brackets around it
# $known: the names of which one is expected.
diagnostic-syntax-name-expected-of = expected a name, without quotation marks or brackets around it
    .help = choose { $known }
diagnostic-syntax-number-expected = expected a whole number, as in `4`
diagnostic-syntax-decimal-expected = expected a number, as in `4` or `2.5`
diagnostic-syntax-number-bounds = the number does not fit here
    .help = expected a number that is neither negative nor too large
diagnostic-syntax-number-underscore = `_` cannot stand at this place in a number
    .help = expected digits, as in `1000`
diagnostic-syntax-boolean-expected = expected `true` or `false`
diagnostic-syntax-escape-unknown = the sign after `\` has no meaning here
    .help = expected `\\` for `\` itself, `\"` or `\n`
diagnostic-syntax-comment-open = a comment is not closed
    .help = expected `*/`
diagnostic-syntax-comment-last = a comment stands where the text ends
    .help = expected the rest on the next line
# $sign: the sign that stands here.
diagnostic-syntax-sign-unknown = { $sign } cannot stand here
    .help = expected a name, a number, text in quotation marks or an opening bracket
# $sign: the sign that stands here.
diagnostic-syntax-comment-sign = { $sign } cannot stand here
    .help = a comment begins with `//`
diagnostic-syntax-text-after-end = the bracket before this place closes the whole text, and something follows
    .help = leave out the surplus bracket, or what follows it
# $name: what stands where a name is expected.
diagnostic-syntax-name-invalid = { $name } cannot stand here
    .help = expected a name of letters, digits and `_` that begins with a letter
# $most (number): how deep brackets may be nested.
diagnostic-syntax-too-deep = brackets stand too deep within one another
    .help = expected at most { $most }
diagnostic-syntax-attribute-unknown = `#` cannot stand here
    .help = expected the text to begin with its first bracket
diagnostic-syntax-not-understood = what stands here cannot be read
    .help = expected a name, a number, text in quotation marks or a bracket

## Ids

# $id: what stands in the place of an id.
diagnostic-id-not-a-name = { $id } cannot be an id
    .help = expected lower-case letters from `a` to `z`, digits, `-` and `_`, at most 64 in all
# $id: the id. $of: whose it is: clause, option or preset.
diagnostic-id-used-twice = the id { $id } is used twice
    .help =
        { $of ->
            [option] expected an id that no other option has
            [preset] expected an id that no other preset has
           *[clause] expected an id that no other clause has
        }
# $id: the id that was asked for.
diagnostic-variant-unknown = there is no variant { $id }
    .help = `naqala variants` lists those there are
# $id: the id that was asked for. $near: one much like it.
diagnostic-variant-unknown-near = there is no variant { $id }
    .help = did you mean { $near }?
    .help-2 = `naqala variants` lists those there are

## The parts of a variant file

# $bytes (number): the size of the file. $most (number): the largest size.
diagnostic-variant-file-too-long = the file has { $bytes } bytes
    .help = expected at most { $most }
# $what: clauses, stages, options, presets, choices or edits. $count (number): how many there are. $most (number): how many
# there may be.
diagnostic-variant-too-many-parts =
    { $what ->
        [stages] there are { $count } stages
        [options] there are { $count } options
        [presets] there are { $count } presets
        [choices] there are { $count } choices
        [edits] there are { $count } edits
       *[clauses] there are { $count } clauses
    }
    .help = expected at most { $most }
# $kind: the kind of the clause. $example: how it begins with an id.
diagnostic-clause-id-missing = { $kind } has no id
    .help = expected { $example }
# $kind: the kind of the clause. $lists: the lists in which it belongs. $under: the list in which it stands. $known: the kinds
# that belong there.
diagnostic-clause-in-other-list = { $kind } belongs under { $lists }
    .help = expected { $known } under { $under }
# $kind: how the clause begins. $under: the list in which it stands. $known: the kinds that belong there.
diagnostic-clause-kind-unknown = { $kind } is not known here
    .help = expected { $known } under { $under }
diagnostic-added-clause-id-missing = the added clause has no id
    .help = expected `id: "..."`, of lower-case letters from `a` to `z`, digits, `-` and `_`
# $clause: the clause that is to be changed. $known: those there are.
diagnostic-changed-clause-unknown = there is no clause { $clause } to change
    .help = expected { $known }
# $clause: the clause that is to be changed.
diagnostic-no-clause-to-change = there is no clause { $clause } to change
    .note = there are no clauses
    .help = expected no change
# $clause: the clause that is changed.
diagnostic-changed-clause-id = the clause { $clause } keeps its id
    .help = expected no id among the fields that are changed
# $option: the option.
diagnostic-option-number-unclear = option { $option } sets one number, and the rules have none or several
    .help = expected one number in the rules
# $option: the option. $number (number): the number in the rules. $default (number): the default of the option.
diagnostic-option-default-differs = the default of option { $option } is { $default }, and the rules say { $number }
    .help = expected { $number } as its default, or none
# $option: the option. $number (number): the number in the rules. $from (number): the lowest number of the option. $to
# (number): the highest.
diagnostic-option-number-outside = option { $option } offers { $from } to { $to }, but the rules say { $number }
    .help = widen the range of the option, or change the number in the rules
# $option: the option. $choice: the id of both choices.
diagnostic-choice-twice = option { $option } has the choice { $choice } twice
    .help = expected each once
# $option: the option. $choice: its first choice.
diagnostic-first-choice-edits = the first choice of option { $option }, { $choice }, is the default and stands for the clauses as written
    .help = put first a choice without `edits`
# $option: the option.
diagnostic-option-without-choices = option { $option } offers no choice
    .help = expected two or more

## Values that are read in a way of their own

diagnostic-value-not-halves = this is not a number of seeds, whole or with a half
    .help = expected one such as `2` or `2.5`
diagnostic-value-not-how-many = this does not say how many pits
    .help = expected a whole number, as in `4`, or `All`
