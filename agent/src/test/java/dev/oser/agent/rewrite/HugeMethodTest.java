package dev.oser.agent.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.agent.options.Options;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * The JVM only interprets methods above 8,000 bytes. Javaparser has one of 7,601, and with events
 * it took ten times as long.
 */
class HugeMethodTest {
  private static final int HUGE = 8000;
  private static final MethodTypeDesc NOTHING = MethodTypeDesc.of(ConstantDescs.CD_void);

  /** {@return a class with a method of so many bytes that calls another so many times} */
  private static byte[] program(int bytes, int calls) {
    var name = ClassDesc.of("Program");
    return ClassFile.of()
        .build(
            name,
            builder ->
                builder.withMethodBody(
                    "large",
                    NOTHING,
                    ClassFile.ACC_STATIC,
                    code -> {
                      for (int i = 0; i < calls; i++) {
                        code.invokestatic(name, "small", NOTHING);
                      }
                      for (int i = 3 * calls + 1; i < bytes; i++) {
                        code.nop();
                      }
                      code.return_();
                    }));
  }

  private static int length(byte[] program) {
    var method = ClassFile.of().parse(program).methods().getFirst();
    return ((CodeAttribute) method.code().orElseThrow()).codeLength();
  }

  private static int rewritten(byte[] program, boolean inBursts) throws Exception {
    var rewriter =
        new ClassRewriter(
            new Selection(Options.parse("cct")),
            new ContextBodies(new Names(), inBursts, true),
            new Tally());
    return length(Objects.requireNonNull(rewriter.rewrite(program)));
  }

  @Test
  void whatIsCompiledStaysCompiled() throws Exception {
    for (int bytes = 100; bytes <= HUGE - 100; bytes += 390) {
      for (int calls = 1; 3 * calls < bytes; calls *= 2) {
        var program = program(bytes, calls);
        assertEquals(bytes, length(program));
        for (var inBursts : new boolean[] {false, true}) {
          int after = rewritten(program, inBursts);
          assertTrue(after > bytes && after <= HUGE, bytes + " with " + calls + ": " + after);
        }
      }
    }
  }

  /** Where there is no room for sites, a walk of the stack knows none either. */
  @Test
  void callsOfLargeMethodsAreNotToldApart() {
    assertTrue(hasSites(3000, 100));
    assertTrue(!hasSites(7600, 166));
    assertTrue(hasSites(9000, 166));
  }

  private static boolean hasSites(int bytes, int calls) {
    var program = new ClassNode();
    new ClassReader(program(bytes, calls)).accept(program, 0);
    return new MethodSize(program.methods.getFirst()).hasRoomForSites(0);
  }
}
