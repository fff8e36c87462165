package dev.oser.bench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.runtime.Output;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The kernels in the text form and in Java are the same programs. */
class KernelsTest {
  static Stream<Arguments> kernelsAndEngines() {
    return Arrays.stream(Kernel.values())
        .flatMap(
            kernel -> Arrays.stream(Engine.values()).map(engine -> Arguments.of(kernel, engine)));
  }

  /** Sizes that take the interpreter a moment: odd ones leave a line or a byte half full. */
  private static IntStream smallSizes(Kernel kernel) {
    return switch (kernel) {
      case BINARY_TREES -> IntStream.of(4, 7);
      case FANNKUCH -> IntStream.of(1, 6);
      case FASTA, FASTA_REDUX -> IntStream.of(0, 61, 300);
      case MANDELBROT -> IntStream.of(1, 24, 37);
      case N_BODY -> IntStream.of(0, 300);
      case REVERSE_COMPLEMENT -> IntStream.of(0, 60, 601);
      case SPECTRAL_NORM -> IntStream.of(1, 20);
    };
  }

  @ParameterizedTest
  @MethodSource("kernelsAndEngines")
  void outputsAreIdentical(Kernel kernel, Engine engine) {
    smallSizes(kernel)
        .forEach(n -> assertArrayEquals(javaOutput(kernel, n), output(kernel, engine, "run", n)));
  }

  @ParameterizedTest
  @MethodSource("kernelsAndEngines")
  void checksumsAreIdentical(Kernel kernel, Engine engine) {
    var machine = machine(kernel, engine, new ByteArrayOutputStream());
    smallSizes(kernel)
        .forEach(n -> assertEquals(kernel.kernel(n), machine.call("kernel", n), () -> "n = " + n));
  }

  @ParameterizedTest
  @EnumSource
  void mainRunsTheDefaultSize(Kernel kernel) {
    assertArrayEquals(
        javaOutput(kernel, kernel.defaultSize()), output(kernel, Engine.COMPILER, "main"));
  }

  @ParameterizedTest
  @EnumSource
  void printingTheProgramGivesTheFileBack(Kernel kernel) {
    var text = text(kernel);
    assertEquals(text, Printer.print(new Parser().parse(kernel.program(), text)));
  }

  @Test
  void resultsAreThoseOfTheBenchmarksGame() {
    assertEquals("-0.169075164\n-0.169087605\n", javaText(Kernel.N_BODY, 1000));
    assertEquals("228\nPfannkuchen(7) = 16\n", javaText(Kernel.FANNKUCH, 7));
    assertEquals("1.274219991\n", javaText(Kernel.SPECTRAL_NORM, 100));
    assertEquals(
        """
        stretch tree of depth 11\t check: 4095
        1024\t trees of depth 4\t check: 31744
        256\t trees of depth 6\t check: 32512
        64\t trees of depth 8\t check: 32704
        16\t trees of depth 10\t check: 32752
        long lived tree of depth 10\t check: 2047
        """,
        javaText(Kernel.BINARY_TREES, 10));
  }

  /** 50000 is more than enough to draw every number the generator can make. */
  @Test
  void fastaReduxWritesWhatFastaDoes() {
    assertArrayEquals(javaOutput(Kernel.FASTA, 50_000), javaOutput(Kernel.FASTA_REDUX, 50_000));
  }

  private static byte[] output(Kernel kernel, Engine engine, String function, Object... arguments) {
    var bytes = new ByteArrayOutputStream();
    var machine = machine(kernel, engine, bytes);
    machine.call(function, arguments);
    machine.output().flush();
    return bytes.toByteArray();
  }

  private static Machine machine(Kernel kernel, Engine engine, ByteArrayOutputStream bytes) {
    var machine = new Machine(MachineOptions.writingTo(bytes).with(engine));
    machine.load(new Parser().parse(kernel.program(), text(kernel)));
    return machine;
  }

  private static String text(Kernel kernel) {
    var file =
        Path.of(System.getProperty("oser.root", ".."), "examples", "ir", kernel.program() + ".oir");
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] javaOutput(Kernel kernel, int n) {
    var bytes = new ByteArrayOutputStream();
    var out = new Output(bytes);
    kernel.run(n, out);
    out.flush();
    return bytes.toByteArray();
  }

  private static String javaText(Kernel kernel, int n) {
    return new String(javaOutput(kernel, n), StandardCharsets.US_ASCII);
  }
}
