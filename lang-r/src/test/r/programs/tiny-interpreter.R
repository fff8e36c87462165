# A small language with functions, closures and lists: tokenizer, parser, evaluator.
tokenize <- function(text) {
  pattern <- "\\s+|;[^\n]*|[()']|\"[^\"]*\"|[^\\s()';\"]+"
  tokens <- regmatches(text, gregexpr(pattern, text, perl = TRUE))[[1]]
  tokens[!grepl("^(\\s|;)", tokens)]
}

parse_tokens <- function(tokens) {
  pos <- 0
  read <- function() {
    pos <<- pos + 1
    if (pos > length(tokens)) stop("unexpected end", call. = FALSE)
    t <- tokens[pos]
    if (t == "(") {
      out <- list()
      while (pos < length(tokens) && tokens[pos + 1] != ")") out[[length(out) + 1]] <- read()
      pos <<- pos + 1
      if (pos > length(tokens)) stop("missing )", call. = FALSE)
      out
    } else if (t == ")") stop("unexpected )", call. = FALSE)
    else if (t == "'") list(as.name("quote"), read())
    else if (grepl("^-?[0-9]+([.][0-9]+)?$", t)) as.numeric(t)
    else if (startsWith(t, "\"")) substr(t, 2, nchar(t) - 1)
    else if (t %in% c("#t", "#f")) t == "#t"
    else as.name(t)
  }
  forms <- list()
  while (pos < length(tokens)) forms[[length(forms) + 1]] <- read()
  forms
}

global <- new.env()
define <- function(name, value, env = global) assign(name, value, envir = env)
for (op in c("+", "-", "*", "/", "<", ">", "<=", ">=")) local({
  f <- get(op)
  define(op, function(...) Reduce(f, list(...)))
})
define("=", function(a, b) identical(a, b))
define("list", function(...) list(...))
define("first", function(l) l[[1]])
define("rest", function(l) l[-1])
define("cons", function(a, l) c(list(a), l))
define("empty?", function(l) length(l) == 0)
define("not", function(x) !isTRUE(x))
define("mod", function(a, b) a %% b)
define("show", function(...) {
  cat(vapply(list(...), show_value, ""), "\n")
  invisible(NULL)
})

show_value <- function(v) {
  if (is.null(v)) "nil"
  else if (is.function(v)) "<function>"
  else if (is.name(v)) as.character(v)
  else if (is.list(v)) paste0("(", paste(vapply(v, show_value, ""), collapse = " "), ")")
  else if (is.logical(v)) (if (v) "#t" else "#f")
  else format(v)
}

lookup <- function(name, env) {
  key <- as.character(name)
  while (!identical(env, emptyenv())) {
    if (exists(key, envir = env, inherits = FALSE)) return(get(key, envir = env))
    if (identical(env, global)) break
    env <- parent.env(env)
  }
  stop("unbound: ", key, call. = FALSE)
}

evaluate <- function(form, env = global) {
  if (is.name(form)) return(lookup(form, env))
  if (!is.list(form)) return(form)
  if (length(form) == 0) return(form)
  head <- if (is.name(form[[1]])) as.character(form[[1]]) else ""
  switch(head,
    quote = form[[2]],
    `if` = if (isTRUE(evaluate(form[[2]], env))) evaluate(form[[3]], env)
           else if (length(form) > 3) evaluate(form[[4]], env),
    def = {
      define(as.character(form[[2]]), evaluate(form[[3]], env), env)
      invisible(NULL)
    },
    let = {
      inner <- new.env(parent = env)
      for (b in form[[2]]) define(as.character(b[[1]]), evaluate(b[[2]], inner), inner)
      evaluate(form[[3]], inner)
    },
    fn = {
      names <- vapply(form[[2]], as.character, "")
      body <- form[-(1:2)]
      function(...) {
        args <- list(...)
        if (length(args) != length(names))
          stop("expected ", length(names), " arguments, got ", length(args), call. = FALSE)
        inner <- new.env(parent = env)
        for (i in seq_along(names)) assign(names[i], args[[i]], envir = inner)
        result <- NULL
        for (b in body) result <- evaluate(b, inner)
        result
      }
    },
    do = {
      result <- NULL
      for (b in form[-1]) result <- evaluate(b, env)
      result
    },
    do.call(evaluate(form[[1]], env), lapply(form[-1], evaluate, env))
  )
}

run <- function(text) {
  for (form in parse_tokens(tokenize(text))) {
    result <- tryCatch(evaluate(form), error = function(e) {
      cat("error:", conditionMessage(e), "\n")
      NULL
    })
    if (!is.null(result)) cat("=>", show_value(result), "\n")
  }
}

run("(+ 1 2 3) (* 2 (- 10 4)) (< 1 2) \"text\" '(a b (c 1))")
run("
  ; recursion and higher order functions
  (def fact (fn (n) (if (< n 2) 1 (* n (fact (- n 1))))))
  (fact 10)
  (def map (fn (f l) (if (empty? l) l (cons (f (first l)) (map f (rest l))))))
  (def range (fn (a b) (if (> a b) (list) (cons a (range (+ a 1) b)))))
  (map fact (range 1 6))
  (def fold (fn (f acc l) (if (empty? l) acc (fold f (f acc (first l)) (rest l)))))
  (fold + 0 (range 1 20))
  (def filter (fn (p l)
    (if (empty? l) l
      (let ((h (first l)) (t (filter p (rest l))))
        (if (p h) (cons h t) t)))))
  (filter (fn (n) (= (mod n 3) 0)) (range 1 20))
  (def compose (fn (f g) (fn (x) (f (g x)))))
  ((compose fact (fn (x) (+ x 1))) 4)
  (def adder (fn (n) (fn (m) (+ n m))))
  (map (adder 100) '(1 2 3))
  (show \"squares:\" (map (fn (x) (* x x)) (range 1 5)))
  (do (def k 5) (* k k))
")
run("(undefined 1) (fact 1 2) fact (if #f 1) (list) (def z 1)")
for (bad in c("(+ 1", ")", "'"))
  cat(bad, "->", tryCatch({ run(bad); "fine" }, error = conditionMessage), "\n")
