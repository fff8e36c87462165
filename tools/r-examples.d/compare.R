# Compares the outputs of pages, whose paths without endings are the lines of a file, and counts.
#   Rscript compare.R FILE JSON
arguments <- commandArgs(TRUE)
paths <- readLines(arguments[1L])

# The outputs of a page's expressions. Addresses and directories of a process are left out, and so are lines that only it could say.
outputs <- function(file) {
  if (!file.exists(file)) return(NULL)
  lines <- readLines(file, warn = FALSE, encoding = "UTF-8")
  lines <- gsub("0x[0-9a-f]{6,}", "0x", lines, useBytes = TRUE)
  lines <- gsub("/tmp/Rtmp[A-Za-z0-9]+(/[a-z]*[0-9a-f]{8,}[.a-zA-Z]*)?", "/tmp/R", lines, useBytes = TRUE)
  lines <- lines[!grepl("^<bytecode: 0x>$", lines, useBytes = TRUE)]
  marks <- grepl("^#%% [0-9]+$|^#%% status", lines, useBytes = TRUE)
  parts <- split(lines, cumsum(marks))
  names(parts) <- vapply(parts, function(part) sub("^#%% ([0-9]+|status).*", "\\1", part[1L], useBytes = TRUE), "")
  # An empty line stands before each mark.
  lapply(parts, function(part) paste(if (length(part) > 1L && part[length(part)] == "") part[-length(part)] else part, collapse = "\n"))
}

isError <- function(text) grepl("(^|\n)#%% error ", text, useBytes = TRUE)

counts <- c(pages = 0, same = 0, different = 0, failed = 0, expressions = 0, expressions_same = 0, expressions_failed = 0)
entries <- character()
for (path in paths) {
  source <- readLines(paste0(path, ".R"), warn = FALSE, encoding = "UTF-8")
  texts <- split(source[source != "#%%"], cumsum(source == "#%%")[source != "#%%"])
  first <- outputs(paste0(path, ".gnu"))
  second <- outputs(paste0(path, ".gnu2"))
  ours <- outputs(paste0(path, ".oser"))
  # What GNU R did not get to, or says differently each time, says nothing.
  steady <- intersect(as.character(seq_along(texts)), names(first))
  steady <- Filter(function(i) !grepl("(code of R's own functions)", first[[i]], fixed = TRUE, useBytes = TRUE), steady)
  if (!is.null(second)) steady <- Filter(function(i) identical(first[[i]], second[[i]]), steady)
  unlike <- Filter(function(i) !identical(first[[i]], ours[[i]]), steady)
  failed <- Filter(function(i) (is.null(ours[[i]]) || isError(ours[[i]])) && !isError(first[[i]]), unlike)
  name <- paste(basename(dirname(path)), basename(path), sep = "/")
  counts <- counts + c(1, !length(unlike), length(unlike) > 0, length(failed) > 0, length(steady), length(steady) - length(unlike), length(failed))
  unlink(paste0(path, ".diff"))
  if (length(unlike)) {
    cat(if (length(failed)) "failed " else "different ", name, " ", length(unlike), " of ", length(steady), "\n", sep = "")
    both <- lapply(unlike, function(i) c(paste0("@@ ", name, " ", i), texts[[as.integer(i)]],
      "-- GNU R", strsplit(first[[i]], "\n", useBytes = TRUE)[[1L]][-1L], "-- Oser", if (is.null(ours[[i]])) "(ended before)" else strsplit(ours[[i]], "\n", useBytes = TRUE)[[1L]][-1L], ""))
    writeLines(unlist(both), paste0(path, ".diff"), useBytes = TRUE)
  }
  entries <- c(entries, sprintf('{"page":"%s","expressions":%d,"different":%d,"failed":%d}', name, length(steady), length(unlike), length(failed)))
}
figures <- paste0(names(counts), "=", counts)
if (!is.na(arguments[2L]) && nzchar(arguments[2L]))
  writeLines(paste0("{", paste0('"', names(counts), '":', counts, collapse = ","), ',"each":[', paste(entries, collapse = ","), "]}"), arguments[2L])
cat("result r-examples", figures, "\n")
