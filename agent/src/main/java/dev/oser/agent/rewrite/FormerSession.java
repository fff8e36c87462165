package dev.oser.agent.rewrite;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Finds classes that are instrumented already. */
final class FormerSession {
  private static final String OWN_PACKAGE = "dev/oser/agent/runtime/";
  private static final int CLASS_CONSTANT = 7;

  private FormerSession() {}

  static boolean hasInstrumented(ClassReader reader) {
    var buffer = new char[reader.getMaxStringLength()];
    for (int i = 1; i < reader.getItemCount(); i++) {
      int at = reader.getItem(i);
      // Long and double constants take two places, of which the second is empty.
      if (at > 0 && reader.readByte(at - 1) == CLASS_CONSTANT) {
        var name = reader.readUTF8(at, buffer);
        if (name != null && name.startsWith(OWN_PACKAGE)) {
          return callsTheAgent(reader);
        }
      }
    }
    return false;
  }

  /** The constants alone do not tell: the JVM keeps those of a former session. */
  private static boolean callsTheAgent(ClassReader reader) {
    var search = new Search();
    reader.accept(search, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return search.hasFound;
  }

  private static final class Search extends ClassVisitor {
    private boolean hasFound;

    Search() {
      super(Opcodes.ASM9);
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(
            int opcode, String owner, String method, String type, boolean isInterface) {
          hasFound |= owner.startsWith(OWN_PACKAGE);
        }
      };
    }
  }
}
