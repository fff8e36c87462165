package dev.oser.cli;

import java.util.List;
import java.util.stream.Collectors;

/** The languages that files can be written in, told apart by the names of files. */
final class Languages {
  private static final List<Language> ALL =
      List.of(new IrLanguage(), new SourirLanguage(), new RLanguage());

  private Languages() {}

  static Language of(String file) {
    return ALL.stream()
        .filter(language -> language.takes(file))
        .findFirst()
        .orElseThrow(() -> unknown(file));
  }

  private static Failure unknown(String file) {
    // What cannot be read at all has a better explanation than its name.
    SourceFile.text(SourceFile.path(file));
    return new Failure(file + ": unknown kind of file; known are " + known());
  }

  /** {@return the one language a command is about, or a failure that says so} */
  static <T extends Language> T only(Class<T> wanted, String file, String advice) {
    var language = of(file);
    if (!wanted.isInstance(language)) {
      throw new Failure(file + " is a file of " + language.name() + "; " + advice);
    }
    return wanted.cast(language);
  }

  private static String known() {
    return ALL.stream()
        .map(language -> language.suffix() + " (" + language.name() + ")")
        .collect(Collectors.joining(", "));
  }
}
