package dev.oser.bench.r;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.Session;
import dev.oser.lang.r.syntax.Source;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs whose time is compared compute in Oser what they compute in GNU R, and in Java. */
class RProgramTest {
  private static RecordedResults recorded = new RecordedResults(Map.of());

  @BeforeAll
  static void read() throws IOException {
    recorded = RecordedResults.read();
  }

  static Stream<RProgram> programs() {
    return Arrays.stream(Family.values()).flatMap(family -> family.programs().stream());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void programsReturnWhatTheyReturnInGnuR(RProgram program) {
    assertEquals(recorded.of(program), run(program.fromTheStart(1)).result());
  }

  @Test
  void timingIsPrintedForEveryRound() {
    var timed = Family.SCALAR.programs().getFirst().timed(2, 0.2);
    assertEquals(2, run(timed).rounds().length);
    var fromTheStart = Family.SCALAR.programs().getFirst().fromTheStart(3);
    assertEquals(3, run(fromTheStart).rounds().length);
  }

  @ParameterizedTest
  @EnumSource
  void everyFileIsInAFamily(Family family) throws Exception {
    var folder =
        Path.of(Objects.requireNonNull(Family.class.getResource(family.toString())).toURI());
    try (var files = Files.list(folder)) {
      assertEquals(
          family.programs().stream().map(RProgram::name).toList(),
          files
              .map(file -> file.getFileName().toString().replaceFirst("\\.R$", ""))
              .sorted()
              .toList());
    }
  }

  @Test
  void namesSayWhichProgramIsMeant() {
    var names =
        Stream.of(Family.OBJECTS, Family.SHOOTOUT, Family.LOOPS, Family.REAL)
            .flatMap(family -> family.programs().stream())
            .map(RProgram::name)
            .toList();
    assertEquals(new HashSet<>(names).size(), names.size(), names::toString);
  }

  @ParameterizedTest
  @EnumSource
  void twinsInJavaComputeTheSame(JavaTwin twin) {
    var program =
        Family.JAVA.programs().stream()
            .filter(each -> JavaTwin.of(each) == twin)
            .findFirst()
            .orElseThrow();
    assertTrue(JavaTwin.isSame(twin.run(), recorded.of(program)), recorded.of(program));
    assertFalse(JavaTwin.isSame(twin.run() * (1 + 1e-9), recorded.of(program)));
  }

  private static RProcess.Run run(String script) {
    var output = new ByteArrayOutputStream();
    var errors = new ByteArrayOutputStream();
    try (var session = new Session(InputStream.nullInputStream(), output, errors, List.of("R"))) {
      int status = session.run(Source.of("program.R", script));
      assertEquals(0, status, () -> errors.toString(StandardCharsets.UTF_8));
    }
    return new RProcess.Run(0, 0, output.toString(StandardCharsets.UTF_8));
  }
}
