package dev.oser.agent.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.agent.options.Options;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.CodeAttribute;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * A finalizer that does nothing is none to the JVM, until it does something. Jython's objects have
 * one: all of them were kept to be finalized, and collecting them took most of the time.
 */
class EmptyFinalizerTest {
  /** What is profiled. */
  @SuppressWarnings("removal")
  static class Empty {
    @Override
    protected void finalize() {}

    void other() {}
  }

  @Test
  void isLeftAlone() throws Exception {
    byte[] original;
    try (var in =
        Empty.class.getResourceAsStream("/" + Empty.class.getName().replace('.', '/') + ".class")) {
      original = in.readAllBytes();
    }
    var tally = new Tally();
    var rewriter =
        new ClassRewriter(
            new Selection(Options.parse("cct")),
            new ContextBodies(new Names(), false, true),
            tally);
    var rewritten = ClassFile.of().parse(Objects.requireNonNull(rewriter.rewrite(original)));
    var lengths =
        rewritten.methods().stream()
            .collect(
                Collectors.toMap(
                    method -> method.methodName().stringValue(),
                    method -> ((CodeAttribute) method.code().orElseThrow()).codeLength()));
    assertEquals(1, lengths.get("finalize"));
    assertTrue(lengths.getOrDefault("other", 0) > 1);
    assertEquals(
        Map.of("method: an empty finalizer, which the JVM does not run", 1), tally.leftAlone());
  }
}
