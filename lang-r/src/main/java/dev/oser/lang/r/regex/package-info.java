/**
 * R's three kinds of patterns behind one interface, {@link dev.oser.lang.r.regex.TextPattern}:
 * extended regular expressions (leftmost-longest, as POSIX and TRE have them), {@code perl = TRUE}
 * and {@code fixed = TRUE}.
 *
 * <p>An extended expression is read by {@code EreParser} into an {@code EreNode}. Where the first
 * match that {@code java.util.regex} finds is always the longest ({@code Ambiguity}), it is
 * translated and run by it. Otherwise {@code Nfa} finds in time linear in the text where the match
 * ends, and the translation only finds the groups inside. Perl's expressions are translated by
 * {@code PerlTranslator}. {@link dev.oser.lang.r.regex.Substitution} and {@link
 * dev.oser.lang.r.regex.Splitting} are {@code gsub} and {@code strsplit} on one string.
 *
 * <p>Offsets are those of Java strings. A pattern that takes too many steps ends in a {@link
 * dev.oser.lang.r.regex.PatternLimitException} and not in a hang. The reference is GNU R 4.2.2
 * (TRE, PCRE2), as measured: {@code lang-r/src/test/r/regex}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.regex;
