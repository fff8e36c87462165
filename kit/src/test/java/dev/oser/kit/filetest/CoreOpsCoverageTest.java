package dev.oser.kit.filetest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.ir.OpSyntax;
import dev.oser.kit.ir.core.CoreOps;
import dev.oser.kit.ir.text.Parser;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** An op that no text test runs is an op nobody knows to work. */
final class CoreOpsCoverageTest {
  private static final FileTestRunner OPS =
      new FileTestRunner(FileTestsTest.DIRECTORY.resolve("ops"), false);

  @Test
  void everyCoreOpIsRunByAFileUnderOps() throws IOException {
    var missing =
        CoreOps.FAMILY.syntax().values().stream()
            .flatMap(Collection::stream)
            .map(OpSyntax::mnemonic)
            .collect(Collectors.toCollection(TreeSet::new));
    for (var file : OPS.files()) {
      var test = FileTest.parse(file.getFileName().toString(), Files.readString(file), false);
      if (test.command().equals("run")) {
        missing.removeAll(opsOf(test));
      }
    }
    assertEquals(Set.of(), missing, "add a file under " + FileTestsTest.DIRECTORY.resolve("ops"));
  }

  private static Set<String> opsOf(FileTest test) {
    return new Parser()
        .parse(test.name(), test.input()).functions().stream()
            .flatMap(function -> function.blocks().stream())
            .flatMap(block -> block.instructions().stream())
            .map(instruction -> instruction.op().mnemonic())
            .collect(Collectors.toSet());
  }
}
