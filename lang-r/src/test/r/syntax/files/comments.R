# a comment at the start
   # an indented one

x <- 1 # after code
# between
f <- function(a, # the first
              b  # the second
              ) {
  # inside
  a + # more
    b
  # last
}
# end
