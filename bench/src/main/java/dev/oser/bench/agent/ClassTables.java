package dev.oser.bench.agent;

import java.lang.classfile.Attribute;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeAnnotation;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.LineNumberInfo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What debuggers, reflection and error messages know of a class, as text: all its attributes, and
 * of the code its tables. Instrumenting must keep it. Read with another library than the agent
 * writes with.
 */
final class ClassTables {
  private static final Set<String> TABLES =
      Set.of("LineNumberTable", "LocalVariableTable", "LocalVariableTypeTable");

  private final List<String> lines = new ArrayList<>();
  private String method = "";

  private ClassTables() {}

  static List<String> of(byte[] bytes) {
    var tables = new ClassTables();
    tables.add(ClassFile.of().parse(bytes));
    return tables.lines;
  }

  private void add(ClassModel model) {
    lines.add(
        "class "
            + model.thisClass().asInternalName()
            + " "
            + model.flags().flagsMask()
            + " "
            + model.majorVersion()
            + "."
            + model.minorVersion()
            + " "
            + model.superclass().map(each -> each.asInternalName()).orElse("")
            + " "
            + model.interfaces().stream().map(each -> each.asInternalName()).toList());
    attributes("class", model.attributes());
    for (var field : model.fields()) {
      lines.add(
          "field " + field.fieldName() + " " + field.fieldType() + " " + field.flags().flagsMask());
      attributes("field", field.attributes());
    }
    model.methods().forEach(this::add);
  }

  private void add(MethodModel each) {
    method = each.methodName() + each.methodType().stringValue();
    lines.add("method " + method + " " + each.flags().flagsMask());
    attributes("method", each.attributes());
    if (each.code().orElse(null) instanceof CodeAttribute code) {
      add(code);
    }
  }

  private void attributes(String of, List<Attribute<?>> attributes) {
    var names = new ArrayList<String>();
    attributes.forEach(each -> names.add(each.attributeName().stringValue()));
    names.sort(null);
    lines.add(of + " has " + names);
  }

  private void add(CodeAttribute code) {
    var names = new TreeSet<String>();
    code.attributes().forEach(each -> names.add(each.attributeName().stringValue()));
    // The agent's own exception handlers need one.
    names.remove("StackMapTable");
    // Where there is nothing in a table there need not be one.
    names.removeAll(TABLES);
    lines.add(method + " code has " + names);
    // Kotlin's compiler has them in another order than the code, which means nothing.
    code.findAttributes(Attributes.lineNumberTable()).stream()
        .flatMap(attribute -> attribute.lineNumbers().stream())
        .sorted(Comparator.comparingInt(LineNumberInfo::startPc))
        .forEach(each -> lines.add(method + " line " + each.lineNumber()));
    for (var attribute : code.findAttributes(Attributes.localVariableTable())) {
      attribute
          .localVariables()
          .forEach(
              each ->
                  lines.add(
                      method
                          + " variable "
                          + each.name()
                          + " "
                          + each.type()
                          + " "
                          + each.slot()
                          + isEmpty(each.length())));
    }
    for (var attribute : code.findAttributes(Attributes.localVariableTypeTable())) {
      attribute
          .localVariableTypes()
          .forEach(
              each ->
                  lines.add(
                      method
                          + " variable type "
                          + each.name()
                          + " "
                          + each.signature()
                          + " "
                          + each.slot()
                          + isEmpty(each.length())));
    }
    for (var attribute : code.findAttributes(Attributes.runtimeVisibleTypeAnnotations())) {
      attribute.annotations().forEach(each -> lines.add(annotation("visible", each)));
    }
    for (var attribute : code.findAttributes(Attributes.runtimeInvisibleTypeAnnotations())) {
      attribute.annotations().forEach(each -> lines.add(annotation("invisible", each)));
    }
  }

  private static String isEmpty(int length) {
    return length == 0 ? " nowhere" : "";
  }

  private String annotation(String visible, TypeAnnotation each) {
    var where =
        each.targetInfo() instanceof TypeAnnotation.LocalVarTarget local
            ? local.table().stream().map(part -> part.index()).toList().toString()
            : each.targetInfo().targetType().toString();
    return method
        + " "
        + visible
        + " annotation "
        + each.annotation().className()
        + " "
        + where
        + " "
        + each.targetPath();
  }
}
