package dev.oser.agent.workload;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.function.Consumer;

/** Classes no Java compiler makes: huge methods, old versions without stack maps, far jumps. */
public final class OddClasses extends ClassLoader {
  private static final MethodTypeDesc INT_TO_INT =
      MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int);

  private OddClasses() {
    super(OddClasses.class.getClassLoader());
  }

  public static void main(String[] arguments) throws ReflectiveOperationException {
    run("Huge", ClassFile.JAVA_25_VERSION, code -> straight(code, 65_500));
    run("Large", ClassFile.JAVA_25_VERSION, code -> straight(code, 60_000));
    run("Far", ClassFile.JAVA_25_VERSION, code -> loop(code, 32_760));
    run("Old", ClassFile.JAVA_5_VERSION, code -> loop(code, 100));
    run("Ancient", 46, code -> loop(code, 100));
    run("Six", ClassFile.JAVA_6_VERSION, code -> loop(code, 100));
    run("Roomy", ClassFile.JAVA_25_VERSION, OddClasses::claimsMoreVariablesThanItUses);
    tryOverlappingHandlers();
  }

  private static void claimsMoreVariablesThanItUses(CodeBuilder code) {
    for (int i = 0; i < 5; i++) {
      code.allocateLocal(TypeKind.LONG);
    }
    loop(code, 100);
  }

  private static void run(String name, int version, Consumer<CodeBuilder> body)
      throws ReflectiveOperationException {
    var options =
        version < ClassFile.JAVA_7_VERSION
            ? ClassFile.StackMapsOption.DROP_STACK_MAPS
            : ClassFile.StackMapsOption.STACK_MAPS_WHEN_REQUIRED;
    var bytes =
        ClassFile.of(options)
            .build(
                ClassDesc.of(name),
                builder ->
                    builder
                        .withVersion(version, 0)
                        .withMethodBody(
                            "run", INT_TO_INT, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, body));
    var made = new OddClasses().defineClass(name, bytes, 0, bytes.length);
    System.out.println(name + " " + made.getMethod("run", int.class).invoke(null, 3));
  }

  /** About this many bytes without a branch. */
  private static void straight(CodeBuilder code, int size) {
    for (int i = 0; i < size / 3; i++) {
      code.iinc(0, 1);
    }
    code.iload(0).ireturn();
  }

  /** A loop with a body of about this many bytes. */
  private static void loop(CodeBuilder code, int size) {
    var head = code.newBoundLabel();
    for (int i = 0; i < size / 3 - 4; i++) {
      code.iinc(0, 1);
    }
    code.iload(0).loadConstant(100_000).if_icmplt(head).iload(0).ireturn();
  }

  /** A handler that covers itself, as javac makes for synchronized blocks. */
  private static void tryOverlappingHandlers() throws ReflectiveOperationException {
    run(
        "SelfCovering",
        ClassFile.JAVA_25_VERSION,
        code -> {
          var start = code.newLabel();
          var handler = code.newLabel();
          var end = code.newLabel();
          code.labelBinding(start).loadConstant(1).iload(0).idiv().ireturn();
          code.labelBinding(handler).pop().iinc(0, 1).iload(0).labelBinding(end).ireturn();
          code.exceptionCatchAll(start, end, handler);
        });
  }
}
