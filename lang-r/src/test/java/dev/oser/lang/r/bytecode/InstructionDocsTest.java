package dev.oser.lang.r.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class InstructionDocsTest {
  private static final Path FILE = Path.of("../../docs/r-bytecode.md");

  @Test
  void theListOfInstructionsIsCurrent() throws IOException {
    var current = InstructionDocs.markdown();
    if (Boolean.getBoolean("oser.update")) {
      Files.writeString(FILE, current);
    }
    assertEquals(current, Files.readString(FILE), "stale; run: mvn -B verify -Doser.update=true");
  }
}
