package dev.oser.lang.r.processor;

import java.util.List;

/**
 * A builtin as its annotation and its method describe it.
 *
 * @param names what R calls it
 * @param formals names of parameters, or empty if arguments are taken as they come
 * @param primitive whether R has it as a primitive
 * @param method the Java method
 */
record Declared(
    List<String> names,
    List<String> formals,
    boolean matched,
    boolean primitive,
    String treatment,
    String dispatch,
    String visibility,
    boolean quiet,
    String method,
    List<Parameter> parameters) {
  /** What a parameter of the Java method is given. */
  enum Source {
    CONTEXT,
    ARGUMENTS,
    VALUE,
    OPTIONAL,
    DOTS
  }

  record Parameter(Source source, String name) {}

  /** {@return how few arguments it takes} */
  int least() {
    return (int) parameters.stream().filter(each -> each.source() == Source.VALUE).count();
  }

  /** {@return how many arguments it takes, or -1} */
  int most() {
    boolean any =
        parameters.stream()
            .anyMatch(each -> each.source() == Source.ARGUMENTS || each.source() == Source.DOTS);
    return any
        ? -1
        : (int) parameters.stream().filter(each -> each.source() != Source.CONTEXT).count();
  }
}
