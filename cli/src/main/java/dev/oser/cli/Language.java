package dev.oser.cli;

/** A language that programs are written in: what the commands do with its files. */
sealed interface Language permits IrLanguage, RLanguage, SourirLanguage {
  /** {@return how the names of its files end} */
  String suffix();

  /** {@return whether a file is written in it} */
  default boolean takes(String file) {
    return file.endsWith(suffix());
  }

  /** {@return what people call it} */
  String name();

  /** {@return the exit status of running a file} */
  int run(RunOptions options, Streams streams);

  /** {@return the text of a file in the usual layout} */
  String print(String file);
}
