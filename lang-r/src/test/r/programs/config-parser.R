# Parses INI and key=value configuration; validates; serialises.
ini <- c("; comment", "[server]", "host = localhost", "port= 8080", "debug =true", "", "[paths]", "root=/var/www", "logs = ${root}/logs", "[empty]", "bad line here")
parse_ini <- function(lines) {
  config <- list(); section <- "global"; problems <- character()
  for (i in seq_along(lines)) {
    line <- trimws(lines[i])
    if (line == "" || grepl("^[;#]", line)) next
    if (grepl("^\\[.*\\]$", line)) { section <- gsub("^\\[|\\]$", "", line); config[[section]] <- list(); next }
    m <- regmatches(line, regexec("^([^=]+?)\\s*=\\s*(.*)$", line, perl = TRUE))[[1]]
    if (!length(m)) { problems <- c(problems, sprintf("line %d: %s", i, dQuote(line, FALSE))); next }
    config[[section]][[m[2]]] <- type.convert(m[3], as.is = TRUE)
  }
  attr(config, "problems") <- problems
  structure(config, class = "config")
}
print.config <- function(x, ...) {
  for (s in names(x)) { cat("[", s, "]\n", sep = ""); for (k in names(x[[s]])) cat("  ", k, " = ", format(x[[s]][[k]]), " <", typeof(x[[s]][[k]]), ">\n", sep = "") }
  if (length(p <- attr(x, "problems"))) cat("problems:", p, sep = "\n  "); cat("\n")
  invisible(x)
}
cfg <- parse_ini(ini)
cfg
`$.config` <- function(x, name) { part <- unclass(x)[[name]]; if (is.null(part)) stop("no section ", sQuote(name, FALSE), call. = FALSE); part }
cfg$server$port + 1L
tryCatch(cfg$nothing, error = function(e) print(e))
expand <- function(text, vars) {
  while (length(m <- regmatches(text, regexpr("\\$\\{[^}]+\\}", text)))) { key <- substr(m, 3, nchar(m) - 1); text <- sub(m, vars[[key]], text, fixed = TRUE) }
  text
}
expand(cfg$paths$logs, cfg$paths)
schema <- list(port = function(v) is.numeric(v) && v > 0, host = is.character, debug = is.logical)
check <- vapply(names(schema), function(k) schema[[k]](cfg$server[[k]]), logical(1)); check
defaults <- list(host = "0.0.0.0", timeout = 30); final <- modifyList(defaults, unclass(cfg)$server); str(final)
args <- c("--verbose", "--level=3", "-o", "out.txt", "input.csv", "--name=My File")
parse_args <- function(args) {
  opts <- list(); rest <- character(); i <- 1
  while (i <= length(args)) {
    a <- args[i]
    if (startsWith(a, "--")) { kv <- strsplit(substring(a, 3), "=", fixed = TRUE)[[1]]; opts[[kv[1]]] <- if (length(kv) > 1) type.convert(kv[2], as.is = TRUE) else TRUE }
    else if (startsWith(a, "-")) { opts[[substring(a, 2)]] <- args[i + 1]; i <- i + 1 }
    else rest <- c(rest, a)
    i <- i + 1
  }
  list(options = opts, files = rest)
}
str(parse_args(args))
query <- "a=1&b=hello%20world&c=%26x&d"; pairs <- strsplit(strsplit(query, "&", fixed = TRUE)[[1]], "=", fixed = TRUE)
setNames(vapply(pairs, function(p) if (length(p) > 1) URLdecode(p[2]) else "", ""), vapply(pairs, `[`, "", 1))
URLencode("a b&c=d/e", reserved = TRUE)
template <- "Dear {{name}}, you owe {{amount}} by {{date}}."; fill <- list(name = "Sam", amount = sprintf("$%.2f", 12.5), date = format(as.Date("2024-03-01"), "%d %B %Y"))
for (k in names(fill)) template <- gsub(paste0("{{", k, "}}"), fill[[k]], template, fixed = TRUE); template
to_json <- function(x) if (is.list(x)) { if (is.null(names(x))) paste0("[", paste(sapply(x, to_json), collapse = ","), "]") else paste0("{", paste(sprintf('"%s":%s', names(x), sapply(x, to_json)), collapse = ","), "}") } else if (length(x) > 1) paste0("[", paste(sapply(x, to_json), collapse = ","), "]") else if (is.character(x)) paste0('"', gsub('"', '\\\\"', x), '"') else if (is.logical(x)) tolower(x) else format(x, digits = 15)
cat(to_json(list(a = 1.5, b = c("x", "y\"z"), c = list(TRUE, 2L), d = list())), "\n")
tmp <- file.path(tempdir(), "conf.txt"); writeLines(c("x=1", "y=2", "", "z=3"), tmp); lines <- readLines(tmp); length(lines); kv <- read.table(tmp, sep = "=", col.names = c("key", "value")); kv; file.exists(tmp); invisible(file.remove(tmp)); file.exists(tmp)
versions <- c("1.10.0", "1.2.3", "1.2.10"); sort(numeric_version(versions)); versions[order(sapply(strsplit(versions, ".", fixed = TRUE), function(p) sum(as.integer(p) * c(1e6, 1e3, 1))))]; package_version("2.3.4") > "2.3"; compareVersion("1.2.3", "1.2.4")
dput(unclass(cfg)$server); dput(list(a = 1:3, b = c(x = 1.5), c = "q\"")); dput(factor(c("a", "b"))); dput(data.frame(a = 1:2, b = c("x", "y"))); deparse(quote(if (a > 1) b else c)); cat(deparse(function(x, y = 2) { x + y }), sep = "\n")
basename("/a/b/c.tar.gz"); dirname("/a/b/c.txt"); tools::file_ext("x.csv"); tools::file_path_sans_ext("a/b.txt"); file.path("a", "b", "c.R"); normalizePath(".") == getwd(); nchar(Sys.getenv("HOME")) > 0; is.na(Sys.getenv("NO_SUCH_VAR", NA)); make.names(c("a b", "1x", "ok", "ok")); make.unique(c("a", "a", "b", "a")); abbreviate("international business", 8); sprintf("%s=%s", names(final), final)
