package dev.oser.agent.rewrite;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.util.stream.Collectors;

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
  static MethodName of(ClassModel model, MethodModel method) {
    var name = method.methodName().stringValue();
    var className = className(model);
    long namesakes =
        model.methods().stream().filter(other -> other.methodName().equalsString(name)).count();
    var label = className + "." + name + (namesakes > 1 ? parameters(method) : "");
    var source =
        model
            .findAttribute(Attributes.sourceFile())
            .map(attribute -> attribute.sourceFile().stringValue())
            .orElse(className.substring(className.lastIndexOf('.') + 1));
    var key = key(className, name, method.methodType().stringValue());
    return new MethodName(
        label, key, model.thisClass().asInternalName(), name, source, model.majorVersion());
  }

  static String key(String className, String name, String descriptor) {
    return className + "." + name + descriptor;
  }

  static String className(ClassModel model) {
    return model.thisClass().asInternalName().replace('/', '.');
  }

  /** {@return its class, as a stack walk calls it} */
  String className() {
    return owner.replace('/', '.');
  }

  boolean isConstructor() {
    return name.equals("<init>");
  }

  private static String parameters(MethodModel method) {
    return method.methodTypeSymbol().parameterList().stream()
        .map(ClassDesc::displayName)
        .collect(Collectors.joining(",", "(", ")"));
  }
}
