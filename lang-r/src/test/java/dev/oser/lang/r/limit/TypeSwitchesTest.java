package dev.oser.lang.r.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Switches over types are plain code, which takes no time to link. */
class TypeSwitchesTest {
  /** {@return the methods with switches over types that the JVM has to make classes for} */
  private static List<String> left(Path root) throws IOException {
    var found = new ArrayList<String>();
    try (var files = Files.walk(root)) {
      for (var file : (Iterable<Path>) files::iterator) {
        if (file.toString().endsWith(".class")) {
          var model = ClassFile.of().parse(Files.readAllBytes(file));
          for (var method : model.methods()) {
            if (method.code().isPresent()
                && method.code().get().elementStream().anyMatch(TypeSwitchesTest::isOverTypes)) {
              found.add(model.thisClass().asInternalName() + "." + method.methodName());
            }
          }
        }
      }
    }
    return found;
  }

  private static boolean isOverTypes(Object element) {
    return element instanceof InvokeDynamicInstruction call
        && call.bootstrapMethod().methodName().equals("typeSwitch")
        && call.bootstrapArgs().stream().allMatch(label -> label instanceof ClassDesc);
  }

  private static Path classesOf(Class<?> type) throws IOException {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  @Test
  void noneIsLeftInTheClassesThatShip() throws IOException {
    assertEquals(List.of(), left(classesOf(Polls.class)));
  }

  @Test
  void oneThatIsNotExpandedIsFound() throws IOException {
    assertTrue(
        left(classesOf(TypeSwitchesTest.class)).stream()
            .anyMatch(name -> name.endsWith("TypeSwitchesTest.planted")));
    assertEquals("text", planted("text"));
  }

  /** Tests are compiled without the processor. */
  private static String planted(Object value) {
    return switch (value) {
      case String text -> text;
      case Integer number -> "number " + number;
      default -> "other";
    };
  }
}
