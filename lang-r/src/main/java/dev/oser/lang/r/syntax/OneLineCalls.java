package dev.oser.lang.r.syntax;

import java.util.Set;

/**
 * R writes {@code if} on several lines inside braces, but not inside the arguments of these
 * functions, its primitives. Which ones was measured, name by name.
 */
final class OneLineCalls {
  private static final Set<String> NAMES =
      Set.of(
          """
          ...elt ...length ...names .C .cache_class .Call .Call.graphics .class2 .External
          .External.graphics .External2 .Fortran .Internal .isMethodsDispatchOn .Primitive
          .primTrace .primUntrace .subset .subset2 abs acos acosh all any anyNA Arg as.call
          as.character as.complex as.double as.environment as.integer as.logical as.numeric as.raw
          asin asinh atan atanh attr attributes baseenv browser c call ceiling class Conj cos cosh
          cospi cummax cummin cumprod cumsum digamma dim dimnames emptyenv enc2native enc2utf8 exp
          expm1 expression floor forceAndCall gamma gc.time globalenv Im interactive invisible
          is.array is.atomic is.call is.character is.complex is.double is.environment
          is.expression is.finite is.function is.infinite is.integer is.language is.list
          is.logical is.matrix is.na is.name is.nan is.null is.numeric is.object is.pairlist
          is.raw is.recursive is.single is.symbol isS4 lazyLoadDBfetch length lgamma list log
          log10 log1p log2 max min missing Mod names nargs nzchar oldClass on.exit pos.to.env
          proc.time prod quote range Re rep retracemem return round seq_along seq_len seq.int sign
          signif sin sinh sinpi sqrt standardGeneric substitute sum switch tan tanh tanpi tracemem
          trigamma trunc unclass untracemem UseMethod xtfrm
          """
              .strip()
              .split("\\s+"));

  private OneLineCalls() {}

  static boolean contains(String function) {
    return NAMES.contains(function);
  }
}
