package dev.oser.agent.rewrite;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** Rewrites class files: what cannot be instrumented is left alone, and that is noted. */
public final class ClassRewriter {
  private final Selection selection;
  private final BodyFactory bodies;
  private final Tally tally;

  public ClassRewriter(Selection selection, BodyFactory bodies, Tally tally) {
    this.selection = selection;
    this.bodies = bodies;
    this.tally = tally;
  }

  /** Notes that a class is not to be instrumented. */
  void passOver() {
    tally.passOver();
  }

  /** {@return the instrumented class, or null to leave it alone} */
  public byte @Nullable [] rewrite(byte[] original) {
    long start = System.nanoTime();
    try {
      return rewrite(new ClassReader(original));
    } catch (RuntimeException e) {
      tally.leftAlone("class that cannot be rewritten (" + e.getMessage() + ")");
      return null;
    } catch (StackOverflowError e) {
      tally.leftAlone("class that was loaded where the stack was nearly full");
      return null;
    } finally {
      tally.took(System.nanoTime() - start);
    }
  }

  private byte @Nullable [] rewrite(ClassReader reader) {
    if (FormerSession.hasInstrumented(reader)) {
      tally.leftAlone("class that is instrumented already");
      return null;
    }
    var tooLarge = new HashSet<String>();
    while (true) {
      var changed = changed(reader, tooLarge);
      if (changed.isEmpty()) {
        return null;
      }
      try {
        var result = rewrite(reader, changed);
        tally.instrumented(changed.size());
        return result;
      } catch (MethodTooLargeException e) {
        tally.leftAlone("method: too large for more code");
        tooLarge.add(e.getMethodName() + e.getDescriptor());
      }
    }
  }

  /** {@return the instrumented methods by name and descriptor} */
  private Map<String, MethodNode> changed(ClassReader reader, Set<String> tooLarge) {
    var methods = new ChosenMethods(selection, tooLarge);
    reader.accept(methods, ClassReader.EXPAND_FRAMES);
    return methods.changed(bodies, tally);
  }

  /** All that is not changed is copied byte by byte. */
  private static byte[] rewrite(ClassReader reader, Map<String, MethodNode> changed) {
    var writer = new ClassWriter(reader, 0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public @Nullable MethodVisitor visitMethod(
              int access,
              String name,
              String descriptor,
              @Nullable String signature,
              String @Nullable [] exceptions) {
            var method = changed.get(name + descriptor);
            if (method == null) {
              return super.visitMethod(access, name, descriptor, signature, exceptions);
            }
            method.accept(writer);
            return null;
          }
        },
        ClassReader.EXPAND_FRAMES);
    return writer.toByteArray();
  }
}
