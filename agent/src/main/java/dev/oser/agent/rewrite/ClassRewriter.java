package dev.oser.agent.rewrite;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rewrites class files: what cannot be instrumented is left alone, and that is noted. */
public final class ClassRewriter {
  private static final String OWN_PACKAGE = "dev/oser/agent/runtime/";

  /**
   * Stack maps come from {@link StackMaps}, which knows nothing of jumps that had to be made long.
   */
  private static final ClassFile CLASS_FILE =
      ClassFile.of(
          ClassFile.StackMapsOption.DROP_STACK_MAPS,
          ClassFile.ShortJumpsOption.FAIL_ON_SHORT_JUMPS);

  private final Selection selection;
  private final BodyFactory bodies;
  private final Tally tally;

  public ClassRewriter(Selection selection, BodyFactory bodies, Tally tally) {
    this.selection = selection;
    this.bodies = bodies;
    this.tally = tally;
  }

  /** {@return the instrumented class, or null to leave it alone} */
  public byte @Nullable [] rewrite(byte[] original) {
    long start = System.nanoTime();
    try {
      return rewrite(CLASS_FILE.parse(original));
    } catch (RuntimeException e) {
      tally.leftAlone("class that cannot be rewritten (" + e.getMessage() + ")");
      return null;
    } finally {
      tally.took(System.nanoTime() - start);
    }
  }

  private byte @Nullable [] rewrite(ClassModel model) {
    if (isInstrumented(model)) {
      tally.leftAlone("class that is instrumented already");
      return null;
    }
    var chosen = bodies(model);
    if (chosen.isEmpty()) {
      return null;
    }
    byte[] result;
    try {
      result = rewrite(model, chosen);
    } catch (IllegalArgumentException e) {
      // Some method has become too large. The exception does not say which, so try each alone.
      chosen.entrySet().removeIf(entry -> isTooLarge(model, entry));
      if (chosen.isEmpty()) {
        return null;
      }
      result = rewrite(model, chosen);
    }
    tally.instrumented(chosen.size());
    return result;
  }

  private static boolean isInstrumented(ClassModel model) {
    for (var entry : model.constantPool()) {
      if (entry instanceof ClassEntry type && type.asInternalName().startsWith(OWN_PACKAGE)) {
        return callsTheAgent(model);
      }
    }
    return false;
  }

  /** The constants alone do not tell: the JVM keeps those of a former session. */
  private static boolean callsTheAgent(ClassModel model) {
    for (var method : model.methods()) {
      if (method.code().isPresent()) {
        for (var element : method.code().get()) {
          if (element instanceof InvokeInstruction call
              && call.owner().asInternalName().startsWith(OWN_PACKAGE)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private Map<MethodModel, Body> bodies(ClassModel model) {
    var className = MethodName.className(model);
    var chosen = new LinkedHashMap<MethodModel, Body>();
    for (var method : model.methods()) {
      if (method.code().isPresent()
          && selection.has(className, method.methodName().stringValue())) {
        try {
          var code = (CodeAttribute) method.code().get();
          checkFinalizer(method, code);
          chosen.put(method, bodies.of(MethodName.of(model, method), code));
        } catch (UnsupportedCodeException e) {
          tally.leftAlone("method: " + e.getMessage());
        }
      }
    }
    return chosen;
  }

  /** The JVM runs finalizers, and keeps all objects of a class for that, unless they are empty. */
  private static void checkFinalizer(MethodModel method, CodeAttribute code) {
    if (method.methodName().equalsString("finalize")
        && method.methodType().equalsString("()V")
        && code.codeLength() == 1) {
      throw new UnsupportedCodeException("an empty finalizer, which the JVM does not run");
    }
  }

  private boolean isTooLarge(ClassModel model, Map.Entry<MethodModel, Body> entry) {
    try {
      rewrite(model, Map.of(entry.getKey(), entry.getValue()));
      return false;
    } catch (IllegalArgumentException e) {
      tally.leftAlone("method: too large for more code");
      return true;
    }
  }

  private static byte[] rewrite(ClassModel model, Map<MethodModel, Body> chosen) {
    return CLASS_FILE.transformClass(
        model,
        (builder, element) -> {
          var body = element instanceof MethodModel method ? chosen.get(method) : null;
          if (body == null) {
            builder.with(element);
          } else {
            builder.transformMethod(
                (MethodModel) element,
                (methodBuilder, part) -> {
                  if (part instanceof CodeAttribute) {
                    methodBuilder.withCode(body::write);
                  } else {
                    methodBuilder.with(part);
                  }
                });
          }
        });
  }
}
