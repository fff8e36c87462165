package dev.oser.kit.jit;

import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.runtime.FunctionValue;
import dev.oser.kit.runtime.RecordValue;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The classes generated for one machine: a class per record type, an abstract class per shape of
 * function value, and hidden classes for compiled code. Two machines never see each other's; with
 * the machine, all of it can be unloaded.
 */
public final class GeneratedClasses extends ClassLoader {
  private static final String PREFIX = FunctionType.GENERATED_PACKAGE + ".";
  private static final ClassDesc ANCHOR = ClassDesc.of(FunctionType.GENERATED_PACKAGE, "Anchor");
  private static final MethodTypeDesc TAKES_NAME_AND_TYPE =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_String, ConstantDescs.CD_String);
  private static final ClassDesc NULL_POINTER = ClassDesc.of(NullPointerException.class.getName());
  private static final ClassDesc CALLEE_EXCEPTION =
      ClassDesc.of(FunctionValue.CalleeException.class.getName());
  private static final MethodTypeDesc NOTHING = MethodTypeDesc.of(ConstantDescs.CD_void);

  private final Map<String, RecordType> records = new ConcurrentHashMap<>();
  private MethodHandles.@Nullable Lookup lookup;

  /** Makes a loader whose code can name the classes of {@code parent}. */
  public GeneratedClasses(ClassLoader parent) {
    super("oser", parent);
  }

  /** Makes a record type known, so that its class can be generated when it is needed. */
  public void declare(RecordType type) {
    records.put(type.descriptor().displayName(), type);
  }

  /** {@return the class that holds values of a type} */
  public Class<?> classOf(Type type) {
    return methodType(MethodTypeDesc.of(type.descriptor())).returnType();
  }

  /** {@return the signature with its classes loaded} */
  MethodType methodType(MethodTypeDesc signature) {
    return MethodType.fromMethodDescriptorString(signature.descriptorString(), this);
  }

  /** Defines a class that has no name others could use and goes away with its last user. */
  MethodHandles.Lookup defineHidden(byte[] bytes, List<Object> classData) {
    try {
      return anchor().defineHiddenClassWithClassData(bytes, classData, true);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized MethodHandles.Lookup anchor() {
    if (lookup == null) {
      var lookupClass = ClassDesc.of(MethodHandles.Lookup.class.getName());
      var type = MethodTypeDesc.of(lookupClass);
      var bytes =
          ClassBuild.build(
              ANCHOR,
              anchor ->
                  anchor
                      .withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL)
                      .withMethodBody(
                          "lookup",
                          type,
                          ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
                          code ->
                              code.invokestatic(ConstantDescs.CD_MethodHandles, "lookup", type)
                                  .areturn()));
      try {
        var method = defineClass(PREFIX + "Anchor", bytes, 0, bytes.length).getMethod("lookup");
        lookup = (MethodHandles.Lookup) method.invoke(null);
      } catch (IllegalAccessException | NoSuchMethodException | InvocationTargetException e) {
        throw new IllegalStateException(e);
      }
    }
    return lookup;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    var bytes = name.startsWith(PREFIX) ? generate(name.substring(PREFIX.length())) : null;
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  private byte @Nullable [] generate(String simpleName) {
    if (simpleName.startsWith("Fn_")) {
      return functionShape(simpleName);
    }
    var record = records.get(simpleName);
    return record == null ? null : recordClass(record);
  }

  // ---- Function values. ----

  /** An abstract class with a {@code call} method whose signature is spelled by the class name. */
  private static byte[] functionShape(String simpleName) {
    var parts = simpleName.substring("Fn_".length()).split("_", 2);
    var signature =
        MethodTypeDesc.ofDescriptor(
            ("(" + parts[0] + ")" + parts[1]).replace("L", "Ljava/lang/Object;"));
    return ClassBuild.build(
        ClassDesc.of(FunctionType.GENERATED_PACKAGE, simpleName),
        shape ->
            shape
                .withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_ABSTRACT)
                .withSuperclass(ClassBuild.FUNCTION_VALUE)
                .withMethodBody(
                    ConstantDescs.INIT_NAME,
                    TAKES_NAME_AND_TYPE,
                    ClassFile.ACC_PUBLIC,
                    code -> passNameAndType(code, ClassBuild.FUNCTION_VALUE))
                .withMethod(
                    "call", signature, ClassFile.ACC_PUBLIC | ClassFile.ACC_ABSTRACT, _ -> {}));
  }

  private static void passNameAndType(CodeBuilder code, ClassDesc superclass) {
    code.aload(0)
        .aload(1)
        .aload(2)
        .invokespecial(superclass, ConstantDescs.INIT_NAME, TAKES_NAME_AND_TYPE)
        .return_();
  }

  /** Makes the value that stands for a function. */
  public FunctionValue functionValue(EntryPoint entryPoint) {
    var type = entryPoint.type();
    var build = new ClassBuild();
    var bytes =
        ClassBuild.build(
            ClassDesc.of(
                FunctionType.GENERATED_PACKAGE,
                "Value_" + ClassBuild.methodName(entryPoint.name())),
            value ->
                value
                    .withFlags(ClassFile.ACC_FINAL)
                    .withSuperclass(type.descriptor())
                    .withMethodBody(
                        ConstantDescs.INIT_NAME,
                        TAKES_NAME_AND_TYPE,
                        ClassFile.ACC_PUBLIC,
                        code -> passNameAndType(code, type.descriptor()))
                    .withMethodBody(
                        "call",
                        type.erasedSignature(),
                        ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL,
                        code -> forward(code, entryPoint, build)));
    try {
      var hidden = defineHidden(bytes, build.data());
      MethodHandle constructor =
          hidden.findConstructor(
              hidden.lookupClass(), MethodType.methodType(void.class, String.class, String.class));
      return (FunctionValue) constructor.invoke(entryPoint.name(), type.text());
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static void forward(CodeBuilder code, EntryPoint entryPoint, ClassBuild build) {
    int slot = 1;
    for (var parameter : entryPoint.type().parameters()) {
      code.loadLocal(parameter.representation(), slot);
      if (parameter.isReference()) {
        code.checkcast(parameter.descriptor());
      }
      slot += parameter.representation().slotSize();
    }
    var start = code.newBoundLabel();
    build.call(code, entryPoint, entryPoint.type().signature());
    var end = code.newBoundLabel();
    code.return_(TypeKind.from(entryPoint.type().result().descriptor()));
    var handler = code.newBoundLabel();
    code.exceptionCatch(start, end, handler, NULL_POINTER);
    // The exception is on the stack, and has to come after what is made of it.
    code.new_(CALLEE_EXCEPTION)
        .dup_x1()
        .swap()
        .invokespecial(
            CALLEE_EXCEPTION,
            ConstantDescs.INIT_NAME,
            MethodTypeDesc.of(ConstantDescs.CD_void, NULL_POINTER))
        .athrow();
  }

  // ---- Records. ----

  private static byte[] recordClass(RecordType type) {
    var self = type.descriptor();
    var fields = type.fields();
    return ClassBuild.build(
        self,
        record -> {
          record
              .withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL)
              .withSuperclass(ClassBuild.RECORD_VALUE)
              .withMethodBody(
                  ConstantDescs.INIT_NAME,
                  NOTHING,
                  ClassFile.ACC_PUBLIC,
                  code ->
                      code.aload(0)
                          .invokespecial(ClassBuild.RECORD_VALUE, ConstantDescs.INIT_NAME, NOTHING)
                          .return_())
              .withMethodBody(
                  "make",
                  MethodTypeDesc.of(
                      self, fields.stream().map(field -> field.type().descriptor()).toList()),
                  ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
                  code -> make(code, type))
              .withMethodBody(
                  "get",
                  MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_int),
                  ClassFile.ACC_PUBLIC,
                  code -> get(code, type))
              .withMethodBody(
                  "set",
                  MethodTypeDesc.of(
                      ConstantDescs.CD_void, ConstantDescs.CD_int, ConstantDescs.CD_Object),
                  ClassFile.ACC_PUBLIC,
                  code -> set(code, type));
          for (var field : fields) {
            record.withField(field.name(), field.type().descriptor(), ClassFile.ACC_PUBLIC);
          }
        });
  }

  private static void make(CodeBuilder code, RecordType type) {
    var self = type.descriptor();
    code.new_(self).dup().invokespecial(self, ConstantDescs.INIT_NAME, NOTHING);
    int slot = 0;
    for (var field : type.fields()) {
      code.dup();
      code.loadLocal(field.type().representation(), slot);
      code.putfield(self, field.name(), field.type().descriptor());
      slot += field.type().representation().slotSize();
    }
    code.areturn();
  }

  private static void get(CodeBuilder code, RecordType type) {
    onField(
        code,
        type,
        field -> {
          code.aload(0).getfield(type.descriptor(), field.name(), field.type().descriptor());
          Boxing.box(code, field.type());
          code.areturn();
        });
  }

  private static void set(CodeBuilder code, RecordType type) {
    onField(
        code,
        type,
        field -> {
          code.aload(0).aload(2);
          Boxing.unbox(code, field.type());
          code.putfield(type.descriptor(), field.name(), field.type().descriptor()).return_();
        });
  }

  /** Switches on the int in local variable 1. */
  private static void onField(CodeBuilder code, RecordType type, Consumer<RecordType.Field> emit) {
    var fields = type.fields();
    var labels = new ArrayList<Label>();
    var cases = new ArrayList<SwitchCase>();
    for (int i = 0; i < fields.size(); i++) {
      labels.add(code.newLabel());
      cases.add(SwitchCase.of(i, labels.get(i)));
    }
    var otherwise = code.newLabel();
    code.iload(1).lookupswitch(otherwise, cases);
    for (int i = 0; i < fields.size(); i++) {
      code.labelBinding(labels.get(i));
      emit.accept(fields.get(i));
    }
    var exception = ClassDesc.of(IndexOutOfBoundsException.class.getName());
    code.labelBinding(otherwise)
        .new_(exception)
        .dup()
        .invokespecial(exception, ConstantDescs.INIT_NAME, NOTHING)
        .athrow();
  }

  /** Makes a record from boxed fields. */
  public RecordValue newRecord(RecordType type, @Nullable Object[] fields) {
    try {
      var record = (RecordValue) classOf(type).getConstructor().newInstance();
      for (int i = 0; i < fields.length; i++) {
        record.set(i, fields[i]);
      }
      return record;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
