package dev.oser.cli.shell;

/** Forgets a version. */
final class DropCommand extends OneVersionCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "drop @f:VERSION",
        "forget a version",
        """
        Not the current one, nor one that others were made from, nor one that an OSR
        point is in or leads to.
        """);
  }

  @Override
  String apply(Versions versions, Version version) {
    versions.drop(version);
    return "gone";
  }
}
