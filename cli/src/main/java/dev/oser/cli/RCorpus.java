package dev.oser.cli;

import dev.oser.lang.r.fuzz.ScriptCorpus;
import java.nio.file.Path;
import java.util.List;

/** The R scripts that fuzzing starts from. */
final class RCorpus {
  private RCorpus() {}

  /** {@return where R's test cases are} */
  static Path directory() {
    return Path.of(System.getProperty("oser.root", ".")).resolve("lang-r/src/test/r");
  }

  /** {@return the scripts in these files, or R's test cases if there are none} */
  static List<String> scripts(List<String> files) {
    var from =
        files.isEmpty()
            ? ScriptCorpus.files(directory())
            : files.stream().map(SourceFile::path).toList();
    return from.stream()
        .flatMap(file -> ScriptCorpus.scripts(file, SourceFile.text(file)).stream())
        .toList();
  }
}
