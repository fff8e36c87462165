# Patterns in DNA: how often variants occur, and replacements.
set.seed(11)
lines <- vapply(
  1:6000,
  function(i) paste(sample(c("a", "c", "g", "t"), 60, TRUE), collapse = ""),
  ""
)

variants <- c(
  "agggtaaa|tttaccct", "[cgt]gggtaaa|tttaccc[acg]", "a[act]ggtaaa|tttacc[agt]t",
  "ag[act]gtaaa|tttac[agt]ct", "agg[act]taaa|ttta[agt]cct", "aggg[acg]aaa|ttt[cgt]ccc",
  "agggt[cgt]aa|tt[acg]accct", "agggta[cgt]a|t[acg]taccct"
)

run <- function() {
  text <- paste(lines, collapse = "")
  counts <- vapply(variants, function(variant) {
    found <- gregexpr(variant, text)[[1]]
    if (found[1] == -1) 0L else length(found)
  }, 1L)
  changed <- text
  changed <- gsub("tHa[Nt]", "<4>", changed)
  changed <- gsub("aND|caN|Ha[DS]|WaS", "<3>", changed)
  changed <- gsub("a[ct]g", "|", changed)
  changed <- gsub("gg+", "-", changed)
  c(unname(counts), nchar(text), nchar(changed))
}
