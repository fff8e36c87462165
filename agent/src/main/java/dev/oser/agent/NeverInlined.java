package dev.oser.agent;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A class none of whose methods the JVM inlines. There is an annotation for that in the JDK, which
 * HotSpot heeds in classes of the boot loader. It cannot be named in source code outside the JDK,
 * so it is added when the class is defined. A JVM that does not know it is slower, no more.
 */
final class NeverInlined {
  /** As class files call it. */
  static final String NAME = "dev/oser/agent/runtime/BurstEvents";

  private static final String MARK = "Ljdk/internal/vm/annotation/DontInline;";

  private NeverInlined() {}

  /** {@return the class with all its methods marked} */
  static byte[] mark(byte[] bytes) {
    var writer = new ClassWriter(0);
    new ClassReader(bytes)
        .accept(
            new ClassVisitor(Opcodes.ASM9, writer) {
              @Override
              public MethodVisitor visitMethod(
                  int access,
                  String name,
                  String descriptor,
                  @Nullable String signature,
                  String @Nullable [] exceptions) {
                var method = super.visitMethod(access, name, descriptor, signature, exceptions);
                method.visitAnnotation(MARK, true).visitEnd();
                return method;
              }
            },
            0);
    return writer.toByteArray();
  }
}
