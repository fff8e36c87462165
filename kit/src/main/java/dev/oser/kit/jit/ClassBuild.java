package dev.oser.kit.jit;

import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.runtime.FunctionValue;
import dev.oser.kit.runtime.RecordValue;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassHierarchyResolver.ClassHierarchyInfo;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.constantpool.ConstantPoolBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A class file in the making, with the objects its code refers to (its class data). */
final class ClassBuild {
  static final ClassDesc RECORD_VALUE = ClassDesc.of(RecordValue.class.getName());
  static final ClassDesc FUNCTION_VALUE = ClassDesc.of(FunctionValue.class.getName());

  private static final ClassFile CLASS_FILE =
      ClassFile.of(
          ClassFile.ClassHierarchyResolverOption.of(
              ((ClassHierarchyResolver) ClassBuild::superclassOfGenerated)
                  .orElse(ClassHierarchyResolver.defaultResolver())));

  private static final DirectMethodHandleDesc CLASS_DATA_AT =
      ConstantDescs.ofConstantBootstrap(
          ConstantDescs.CD_MethodHandles,
          "classDataAt",
          ConstantDescs.CD_Object,
          ConstantDescs.CD_int);

  private static final DirectMethodHandleDesc BIND = bootstrap("bind");
  private static final DirectMethodHandleDesc BIND_ENTRANCE = bootstrap("bindEntrance");
  private static final DirectMethodHandleDesc BIND_POLL = bootstrap("bindPoll");

  private static DirectMethodHandleDesc bootstrap(String method) {
    return ConstantDescs.ofCallsiteBootstrap(
        ClassDesc.of(Bootstraps.class.getName()),
        method,
        ConstantDescs.CD_CallSite,
        ConstantDescs.CD_int);
  }

  /** How many of anything a class file counts: constants, bytes of code, local variables. */
  static final int MOST = 65_535;

  /**
   * Longer names gain nobody anything; a constant holds 65,535 bytes, up to three per character.
   */
  private static final int LONGEST_NAME = 1_000;

  private final List<Object> data = new ArrayList<>();
  private final Map<Object, Integer> indices = new IdentityHashMap<>();

  /**
   * Generated classes refer to each other by name before they are loaded, so the verifier's
   * questions are answered here.
   */
  private static @Nullable ClassHierarchyInfo superclassOfGenerated(ClassDesc type) {
    if (!type.packageName().equals(FunctionType.GENERATED_PACKAGE)) {
      return null;
    }
    return ClassHierarchyInfo.ofClass(
        type.displayName().startsWith("Record_") ? RECORD_VALUE : FUNCTION_VALUE);
  }

  static byte[] build(ClassDesc name, Consumer<ClassBuilder> contents) {
    return build(name, ConstantPoolBuilder.of(), contents);
  }

  static byte[] build(
      ClassDesc name, ConstantPoolBuilder constants, Consumer<ClassBuilder> contents) {
    return CLASS_FILE.build(constants.classEntry(name), constants, contents);
  }

  /** {@return the objects that go with the class, for {@code defineHiddenClassWithClassData}} */
  List<Object> data() {
    return data;
  }

  /** Pushes an object that is not in the class file. */
  void pushObject(CodeBuilder code, Object object, ClassDesc type) {
    code.ldc(DynamicConstantDesc.ofNamed(CLASS_DATA_AT, "_", type, indexOf(object)));
  }

  /** Emits a call through an entry point; the arguments are on the stack. */
  void call(CodeBuilder code, EntryPoint entryPoint, MethodTypeDesc signature) {
    code.invokedynamic(
        DynamicCallSiteDesc.of(
            BIND, methodName(entryPoint.name()), signature, indexOf(entryPoint)));
  }

  /** Emits a transition through an entry point; the arguments and the chain are on the stack. */
  void enter(CodeBuilder code, EntryPoint entryPoint, MethodTypeDesc signature) {
    code.invokedynamic(
        DynamicCallSiteDesc.of(
            BIND_ENTRANCE, methodName(entryPoint.name()), signature, indexOf(entryPoint)));
  }

  /** Emits a look whether to stop. */
  void poll(CodeBuilder code, InterruptPoll poll) {
    code.invokedynamic(
        DynamicCallSiteDesc.of(
            BIND_POLL, "poll", MethodTypeDesc.of(ConstantDescs.CD_void), indexOf(poll)));
  }

  private int indexOf(Object object) {
    return indices.computeIfAbsent(
        object,
        added -> {
          data.add(added);
          return data.size() - 1;
        });
  }

  /** {@return whether a class has more constants than a class file can count} */
  static boolean isFull(ConstantPoolBuilder constants) {
    return constants.size() > MOST;
  }

  /** {@return the function's name as the JVM allows it; two may look the same} */
  static String methodName(String function) {
    return legalName(function, "[.;\\[/<>]");
  }

  /** {@return a name without what is illegal in it, and not too long} */
  static String legalName(String name, String illegal) {
    var legal = name.replaceAll(illegal, "_");
    return legal.length() > LONGEST_NAME ? legal.substring(0, LONGEST_NAME) : legal;
  }
}
