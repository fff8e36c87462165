package dev.oser.lang.r.syntax;

import java.util.List;

/**
 * A whole source, parsed.
 *
 * @param warnings what R warns about while it reads, in order
 */
public record Program(List<Statement> statements, List<String> warnings) {
  public Program {
    statements = List.copyOf(statements);
    warnings = List.copyOf(warnings);
  }

  /** An expression at top level and where it stands. */
  public record Statement(Node node, SourceSpan span) {}

  public List<Node> nodes() {
    return statements.stream().map(Statement::node).toList();
  }
}
