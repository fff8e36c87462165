package dev.oser.kit.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.ir.Function;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Class, name and tests of a pass are found by guessing, and a pass comes when it is of use. */
class PassNamesTest {
  private static final Path ROOT = Path.of(System.getProperty("oser.root", ".."), "kit");

  @Test
  void aPassIsNamedLikeItsClassAndItsTests() {
    assertEquals(List.of(), wrong(Passes.all()));
  }

  @Test
  void aPlantedWrongNameIsFound() {
    assertEquals(
        List.of("MyPass is named my-passes", "there is no directory filetests/my-passes"),
        wrong(List.of(new MyPass())));
  }

  private static List<String> wrong(List<Pass> passes) {
    var wrong = new ArrayList<String>();
    for (var pass : passes) {
      var type = pass.getClass().getSimpleName();
      if (!kebab(type).equals(pass.name())) {
        wrong.add(type + " is named " + pass.name());
      }
      if (!Files.isDirectory(ROOT.resolve("src/test/filetests").resolve(pass.name()))) {
        wrong.add("there is no directory filetests/" + pass.name());
      }
    }
    return wrong;
  }

  private static String kebab(String type) {
    return type.replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  @Test
  void passesAreSortedByName() {
    var names = Passes.all().stream().map(Pass::name).toList();
    assertEquals(names.stream().sorted(Comparator.naturalOrder()).toList(), names);
  }

  @Test
  void everyPassOfThisPackageIsThere() throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve("src/main/java/dev/oser/kit/opt"))) {
      long passes =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(PassNamesTest::isPass)
              .count();
      assertEquals(passes, Passes.all().size());
    }
  }

  private static boolean isPass(Path file) {
    try {
      return Files.readString(file).contains("implements Pass {");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aPassThatComesTooLateIsRefusedAndSaysWhy() {
    var refusal =
        assertThrows(
            IllegalArgumentException.class,
            () -> Pipeline.parse("sccp,lower-speculation,simplify-cfg,assumption-hoisting"));
    assertEquals(
        "assumption-hoisting works on checkpoints and assumptions, and lower-speculation has made"
            + " branches of them; run it before",
        refusal.getMessage());
    var lowered = Pipeline.parse("lower-speculation");
    var late = Pipeline.parse("checkpoint-sharing");
    assertThrows(IllegalArgumentException.class, () -> lowered.then(late));
    assertEquals(2, late.then(lowered).passes().size());
  }

  /** Is not called what it is. */
  private static final class MyPass implements Pass {
    @Override
    public String name() {
      return "my-passes";
    }

    @Override
    public String description() {
      return "Does nothing.";
    }

    @Override
    public boolean run(Function function, PassContext context) {
      return false;
    }
  }
}
