package dev.oser.kit.ir;

import java.util.List;
import java.util.Map;

/**
 * A closed set of ops that belong together: the core, speculation, a language's own. {@code Op} is
 * open across families, a family is sealed within itself, so that a switch over one family is
 * exhaustive.
 */
public interface OpFamily {
  /** {@return the name of the family, for documentation} */
  String name();

  /** {@return a few sentences for documentation} */
  String documentation();

  /** {@return how each op is written, grouped under a heading, in the order documentation shows} */
  Map<String, List<OpSyntax>> syntax();
}
