package dev.oser.cli.shell;

/** Makes a version the current one. */
final class InstallCommand extends OneVersionCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "install @f:VERSION",
        "make a version the one that calls of the function run",
        "The first version of a function is called base.\n");
  }

  @Override
  String apply(Versions versions, Version version) {
    versions.install(version);
    return "current";
  }
}
