package dev.oser.lang.r.processor;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes plain code of switches over types. The compiler leaves them to {@code SwitchBootstraps},
 * which makes a class for each when it first runs: half a millisecond, of which a short script
 * needs seventy, and none of them fits into an AOT cache. Here each becomes a method of its class
 * that asks for one type after the other.
 */
final class TypeSwitches {
  private static final ClassDesc BOOTSTRAPS = ClassDesc.of("java.lang.runtime.SwitchBootstraps");

  private final ClassFile context;

  TypeSwitches(ClassHierarchyResolver hierarchy) {
    this.context = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(hierarchy));
  }

  /** A switch that has become a method. */
  private record Switch(String name, MethodTypeDesc type, List<ClassDesc> labels) {}

  /** {@return the class without switches over types; null if it has none} */
  byte @Nullable [] expand(byte[] bytes) {
    var model = context.parse(bytes);
    var switches = new ArrayList<Switch>();
    var transform =
        ClassTransform.ofStateful(
                () ->
                    (builder, element) -> {
                      if (element instanceof MethodModel method && has(method)) {
                        builder.transformMethod(
                            method,
                            (inner, part) -> {
                              if (part instanceof CodeModel code) {
                                inner.transformCode(code, calling(model, switches));
                              } else {
                                inner.with(part);
                              }
                            });
                      } else {
                        builder.with(element);
                      }
                    })
            .andThen(
                ClassTransform.endHandler(
                    builder ->
                        switches.forEach(
                            each ->
                                builder.withMethodBody(
                                    each.name,
                                    each.type,
                                    ClassFile.ACC_PRIVATE
                                        | ClassFile.ACC_STATIC
                                        | ClassFile.ACC_SYNTHETIC,
                                    code -> write(code, each.labels)))));
    return model.methods().stream().anyMatch(TypeSwitches::has)
        ? context.transformClass(model, transform)
        : null;
  }

  private static boolean has(MethodModel method) {
    return method.code().isPresent()
        && method.code().get().elementStream().anyMatch(each -> labels(each) != null);
  }

  private static CodeTransform calling(ClassModel model, List<Switch> switches) {
    boolean inInterface = model.flags().has(AccessFlag.INTERFACE);
    return (builder, element) -> {
      var labels = labels(element);
      if (labels != null && element instanceof InvokeDynamicInstruction call) {
        var method = new Switch("typeSwitch$" + switches.size(), call.typeSymbol(), labels);
        switches.add(method);
        builder.invokestatic(model.thisClass().asSymbol(), method.name, method.type, inInterface);
      } else {
        builder.with(element);
      }
    };
  }

  /** {@return the types that a switch is about; null if this is none, or also about constants} */
  private static @Nullable List<ClassDesc> labels(CodeElement element) {
    if (!(element instanceof InvokeDynamicInstruction call)
        || !call.bootstrapMethod().owner().equals(BOOTSTRAPS)
        || !call.bootstrapMethod().methodName().equals("typeSwitch")) {
      return null;
    }
    var labels = new ArrayList<ClassDesc>();
    for (var label : call.bootstrapArgs()) {
      if (!(label instanceof ClassDesc type) || type.isPrimitive()) {
        return null;
      }
      labels.add(type);
    }
    return labels;
  }

  /** Gives the index of the first type from an index on that a value has; -1 for null. */
  private static void write(CodeBuilder code, List<ClassDesc> labels) {
    code.aload(0).ifThen(Opcode.IFNULL, none -> none.iconst_m1().ireturn());
    for (int i = 0; i < labels.size(); i++) {
      int index = i;
      var next = code.newLabel();
      code.iload(1).loadConstant(index).if_icmpgt(next);
      code.aload(0).instanceOf(labels.get(i)).ifeq(next);
      code.loadConstant(index).ireturn();
      code.labelBinding(next);
    }
    code.loadConstant(labels.size()).ireturn();
  }
}
