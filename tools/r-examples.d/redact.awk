# Leaves out what an expression printed if it is code of R's own functions, which is under the GPL and nobody here is to read.
function flush_part(   i) {
  if (own) print "(code of R's own functions)"
  else for (i = 1; i <= count; i++) print line[i]
  count = 0
  own = 0
}
/^#%% ([0-9]+|status [0-9]+)$/ { flush_part(); print; next }
{ line[++count] = $0 }
/<bytecode: |<environment: namespace:|\.Internal\(|\.Primitive\("|\.(Call|External|External2|Fortran|C)\(C_/ { own = 1 }
END { flush_part() }
