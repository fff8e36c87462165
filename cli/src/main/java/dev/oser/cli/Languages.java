package dev.oser.cli;

import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The languages that files can be written in, told apart by the end of the file name. */
final class Languages {
  /** Makes a module of a text; throws what {@link Problem} knows how to explain. */
  interface Reader {
    Module read(String source, String text);
  }

  /** One language. */
  record Language(String suffix, String name, Reader reader) {}

  private static final List<Language> ALL =
      List.of(new Language(".oir", "Oser IR", (source, text) -> new Parser().parse(source, text)));

  private Languages() {}

  static Language of(Path file) {
    return ALL.stream()
        .filter(language -> file.toString().endsWith(language.suffix))
        .findFirst()
        .orElseThrow(() -> new Failure(file + ": unknown kind of file; known are " + known()));
  }

  private static String known() {
    return ALL.stream()
        .map(language -> language.suffix + " (" + language.name + ")")
        .collect(Collectors.joining(", "));
  }
}
