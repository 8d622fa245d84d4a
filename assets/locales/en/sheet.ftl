### Rule sheets for print, and rule pages compared.

# Two headings of one section, where two games call it differently. $left and $right: the headings.
compare-heading = { $left } / { $right }
