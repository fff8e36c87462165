package dev.oser.agent.rewrite;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;

/**
 * What people call a method.
 *
 * @param label unique in the program, or as good as: the class, the name, and the parameters if
 *     there are several methods of that name
 * @param key what a stack walk calls it: class, name and descriptor
 * @param owner its class, as class files call it
 * @param name its simple name
 * @param source the name of the source file
 * @param version the major version of the class
 */
record MethodName(String label, String key, String owner, String name, String source, int version) {
  /**
   * {@return the names of a method}
   *
   * @param owner its class, as class files call it
   * @param isOnly whether no other method of the class has this name
   * @param source the name of the source file
   * @param version the major version of the class
   */
  static MethodName of(
      String owner, String name, String descriptor, boolean isOnly, String source, int version) {
    var className = className(owner);
    var label = className + "." + name + (isOnly ? "" : parameters(descriptor));
    return new MethodName(label, key(className, name, descriptor), owner, name, source, version);
  }

  static String key(String className, String name, String descriptor) {
    return className + "." + name + descriptor;
  }

  /** {@return what people call a class} */
  static String className(String owner) {
    return owner.replace('/', '.');
  }

  /** {@return its class, as a stack walk calls it} */
  String className() {
    return className(owner);
  }

  boolean isConstructor() {
    return name.equals("<init>");
  }

  private static String parameters(String descriptor) {
    return Arrays.stream(Type.getArgumentTypes(descriptor))
        .map(type -> simpleName(type.getClassName()))
        .collect(Collectors.joining(",", "(", ")"));
  }

  static String simpleName(String className) {
    return className.substring(className.lastIndexOf('.') + 1);
  }
}
