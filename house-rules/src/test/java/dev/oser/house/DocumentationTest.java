package dev.oser.house;

import static dev.oser.models.sourir.run.Speculation.PLAIN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.event.Events;
import dev.oser.kit.ir.core.CoreOps;
import dev.oser.kit.ir.speculation.SpeculationOps;
import dev.oser.kit.ir.text.OpDocs;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.r.Session;
import dev.oser.lang.sourir.JitEngine;
import dev.oser.lang.sourir.Mistake;
import dev.oser.lang.sourir.Source;
import dev.oser.lang.sourir.StreamConsole;
import dev.oser.lang.sourir.jit.JitOptions;
import dev.oser.models.sourir.run.Outcome;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The documentation is true: its programs run, its links lead somewhere, its generated parts are
 * current.
 */
class DocumentationTest {
  @TempDir Path directory;

  @Test
  void theListOfOpsIsCurrent() {
    var file = Project.ROOT.resolve("docs/ops.md");
    var current =
        OpDocs.markdown(CoreOps.FAMILY, SpeculationOps.FAMILY, JitEngine.ops(), Session.ops());
    if (Project.UPDATE) {
      Project.write(file, current);
    }
    assertEquals(current, Project.read(file), "stale; run: mvn -B verify -Doser.update=true");
  }

  @Test
  void everyLinkLeadsToAFile() {
    var broken = new ArrayList<String>();
    for (var file : Project.files(".md")) {
      for (var target : Markdown.fileLinks(Project.read(file))) {
        if (!Files.exists(file.resolveSibling(target))) {
          broken.add(Project.name(file) + " -> " + target);
        }
      }
    }
    assertEquals(List.of(), broken);
  }

  @Test
  void theReadmeStartsWithTwoCommandsThatExist() {
    var readme = Project.read(Project.ROOT.resolve("README.md"));
    var commands = Markdown.fences(readme).getFirst().text().lines().toList();
    assertEquals(2, commands.size());
    assertTrue(commands.get(0).startsWith("./oser run examples/ir/nbody.oir"));
    assertTrue(commands.get(1).startsWith("mvn -B verify"));
    assertTrue(Project.read(Project.ROOT.resolve(".ci/run")).contains("mvn -B verify"));
  }

  @TestFactory
  Stream<DynamicTest> everyProgramGivesTheOutputBesideIt() {
    var tests = new ArrayList<DynamicTest>();
    for (var file : Project.files(".md")) {
      var fences = Markdown.fences(Project.read(file));
      for (int i = 0; i + 1 < fences.size(); i++) {
        var program = fences.get(i);
        var output = fences.get(i + 1);
        if (output.language().equals("output")) {
          var name = Project.name(file) + ":" + program.line();
          tests.add(DynamicTest.dynamicTest(name, () -> check(program, output.text())));
        }
      }
    }
    assertFalse(tests.isEmpty());
    return tests.stream();
  }

  @Test
  void aPlantedWrongOutputIsCaught() {
    var program = "func @main() {\nentry:\n  print i32 1\n  return\n}\n";
    assertNotEquals("2\n", run(program, Engine.INTERPRETER));
    assertEquals("1\n", run(program, Engine.INTERPRETER));
    assertNotEquals("2\n", sourir(" print 1"));
    assertEquals("1\n", sourir(" print 1"));
  }

  private void check(Markdown.Fence program, String expected) throws Exception {
    switch (program.language()) {
      case "oir" -> {
        for (var engine : Engine.values()) {
          assertEquals(expected, run(program.text(), engine));
        }
      }
      case "sourir" -> assertEquals(expected, sourir(program.text()));
      case "java" -> assertEquals(expected, launch(write("Example.java", program.text())));
      case "shell" ->
          assertEquals(
              expected, launch("dev.oser.cli.Main", "shell", write("Example.osh", program.text())));
      default ->
          throw new AssertionError("an output block follows a block of " + program.language());
    }
  }

  private static String run(String program, Engine engine) {
    var bytes = new ByteArrayOutputStream();
    var machine = new Machine(MachineOptions.writingTo(bytes).with(engine));
    machine.load(new Parser().parse("example.oir", program));
    var end = "";
    try {
      machine.call("main");
    } catch (Trap trap) {
      end = "trap: " + trap.getMessage() + "\n";
    }
    machine.output().flush();
    return bytes.toString(StandardCharsets.UTF_8) + end;
  }

  /** Programs run side by side and have the same name, so each gets a directory of its own. */
  private String write(String name, String text) throws IOException {
    var file = Files.createTempDirectory(directory, "example").resolve(name);
    return Files.writeString(file, text).toString();
  }

  /** Both engines must show the same, compiled as early as possible. */
  private static String sourir(String program) {
    var compiled = new JitEngine(JitOptions.USUAL.with(TierPolicy.EAGER), new Events());
    var shown = sourir(program, dev.oser.lang.sourir.Engine.MODEL);
    assertEquals(shown, sourir(program, compiled));
    return shown;
  }

  private static String sourir(String program, dev.oser.lang.sourir.Engine engine) {
    var bytes = new ByteArrayOutputStream();
    var out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
    try {
      var source = Source.read("example.sou", program);
      var console = new StreamConsole(InputStream.nullInputStream(), out);
      var ending = engine.run(source.program(), console, PLAIN);
      if (ending.outcome() instanceof Outcome.Failed failed) {
        out.println(source.mistake(failed).getMessage());
      }
    } catch (Mistake mistake) {
      out.println(mistake.getMessage());
    }
    out.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /**
   * Runs a Java program as a reader would: from its source file, with the libraries on the class
   * path, in the directory of the project.
   */
  private static String launch(String... program) throws Exception {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(program));
    var process =
        new ProcessBuilder(command)
            .directory(Project.ROOT.toFile())
            .redirectErrorStream(true)
            .start();
    var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }
}
