package dev.oser.agent;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.agent.runtime.InBursts;
import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.util.List;
import org.junit.jupiter.api.Test;

class NeverInlinedTest {
  private static final String MARK = "jdk.internal.vm.annotation.DontInline";

  @Test
  void theJdkHasTheAnnotation() {
    assertDoesNotThrow(() -> Class.forName(MARK));
  }

  @Test
  void everyMethodOfTheClassGetsIt() throws IOException {
    var name = InBursts.class.getPackageName().replace('.', '/') + "/BurstEvents";
    assertEquals(NeverInlined.NAME, name);
    try (var in = InBursts.class.getResourceAsStream("/" + name + ".class")) {
      var bytes = in.readAllBytes();
      var model = ClassFile.of().parse(bytes);
      var marked = ClassFile.of().parse(NeverInlined.mark(bytes));
      assertEquals(model.methods().size(), marked.methods().size());
      for (var method : marked.methods()) {
        assertEquals(List.of("L" + MARK.replace('.', '/') + ";"), annotations(method));
      }
    }
  }

  private static List<String> annotations(MethodModel method) {
    return method
        .findAttribute(Attributes.runtimeVisibleAnnotations())
        .orElseThrow()
        .annotations()
        .stream()
        .map(each -> each.className().stringValue())
        .toList();
  }
}
