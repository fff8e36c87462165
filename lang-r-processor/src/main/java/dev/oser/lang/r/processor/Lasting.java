package dev.oser.lang.r.processor;

import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/**
 * Methods that may take more than constant time: they have loops, or call one that has. Methods of
 * the same name and type are taken for one, because a call may reach each of them.
 */
final class Lasting {
  /** Asking a vector for an element takes constant time, but for texts of unusual length. */
  private static final Set<String> ELEMENTS =
      Set.of(
          "isNa",
          "logicalAt",
          "intAt",
          "doubleAt",
          "stringAt",
          "imaginaryAt",
          "element",
          "set",
          "get",
          "setNa",
          "length",
          "nameAt",
          "real",
          "imaginary");

  /** What the JDK does in time that depends on sizes. */
  private static final Set<String> LIBRARY =
      Set.of(
          "java/util/Arrays",
          "java/lang/String",
          "java/lang/StringBuilder",
          "java/util/regex/Matcher",
          "java/util/regex/Pattern",
          "java/math/BigInteger",
          "java/math/BigDecimal",
          "java/io/InputStream",
          "java/io/OutputStream");

  private static final Set<String> SHORT =
      Set.of("length", "charAt", "isEmpty", "codePointAt", "equals", "hashCode", "setLength");

  private final Set<String> methods = new HashSet<>();

  private Lasting() {}

  /** Finds them in all classes at once. */
  static Lasting in(Collection<ClassModel> classes) {
    var result = new Lasting();
    var others = new ArrayList<MethodModel>();
    for (var model : classes) {
      for (var method : model.methods()) {
        if (ELEMENTS.contains(method.methodName().stringValue())) {
          continue;
        }
        if (Loops.hasLoop(method)) {
          result.methods.add(key(method));
        } else {
          others.add(method);
        }
      }
    }
    while (others.removeIf(result::becomesLasting)) {
      continue;
    }
    return result;
  }

  private boolean becomesLasting(MethodModel method) {
    return Loops.calls(Loops.code(method), this::isLasting) && methods.add(key(method))
        || methods.contains(key(method));
  }

  boolean isLasting(InvokeInstruction call) {
    var name = call.name().stringValue();
    return methods.contains(name + call.type().stringValue())
        || name.equals("arraycopy")
        || LIBRARY.contains(call.owner().asInternalName())
            && !SHORT.contains(name)
            && !(name.equals("append") && call.type().equalsString("(C)Ljava/lang/StringBuilder;"));
  }

  private static String key(MethodModel method) {
    return method.methodName().stringValue() + method.methodType().stringValue();
  }
}
