package dev.oser.agent.rewrite;

import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Which calls cannot end in an instrumented method, because they stay in {@code java.lang}, which
 * never is.
 */
final class Callees {
  /** All methods of these. */
  private static final Set<String> CLOSED =
      Set.of(
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double");

  /** Those methods of these that take no objects of the program, whose methods they might call. */
  private static final Map<String, Set<String>> CLOSED_TO_VALUES =
      Map.of(
          "java/lang/Object",
          Set.of("<init>", "getClass"),
          "java/lang/String",
          Set.of(
              "charAt",
              "length",
              "isEmpty",
              "hashCode",
              "indexOf",
              "lastIndexOf",
              "substring",
              "startsWith",
              "endsWith"),
          "java/lang/StringBuilder",
          Set.of("<init>", "append", "toString", "length", "charAt", "setLength", "setCharAt"),
          "java/lang/System",
          Set.of("nanoTime", "currentTimeMillis"));

  private static final String STRING = "Ljava/lang/String;";

  private Callees() {}

  /** {@return whether this is a call in which instrumented methods may start} */
  static boolean mayStart(AbstractInsnNode element) {
    return element instanceof InvokeDynamicInsnNode
        || element instanceof MethodInsnNode call && !areClosed(call);
  }

  /** {@return whether no instrumented method starts before the call ends} */
  static boolean areClosed(MethodInsnNode call) {
    var owner = call.owner;
    var name = call.name;
    if (CLOSED.contains(owner)) {
      return true;
    }
    if (owner.equals("java/lang/String") && name.equals("equals")
        || owner.equals("java/lang/System") && name.equals("arraycopy")) {
      return true;
    }
    boolean isClosed =
        CLOSED_TO_VALUES.getOrDefault(owner, Set.of()).contains(name)
            || isException(owner) && name.equals("<init>");
    return isClosed && takesValues(call.desc);
  }

  /** {@return whether to make an object, or to use a variable, of a class starts no method} */
  static boolean isClosed(String owner) {
    return CLOSED.contains(owner) || CLOSED_TO_VALUES.containsKey(owner) || isException(owner);
  }

  private static boolean isException(String owner) {
    return owner.startsWith("java/lang/")
        && (owner.endsWith("Exception") || owner.endsWith("Error"))
        && owner.indexOf('/', "java/lang/".length()) < 0;
  }

  /** {@return whether all parameters are numbers, characters, or strings or arrays of these} */
  private static boolean takesValues(String descriptor) {
    var parameters = descriptor.substring(1, descriptor.indexOf(')'));
    return parameters.replace(STRING, "").indexOf('L') < 0;
  }
}
