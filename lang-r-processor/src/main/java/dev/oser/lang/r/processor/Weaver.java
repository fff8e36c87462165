package dev.oser.lang.r.processor;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Puts questions into code that may take long or much memory (see {@code dev.oser.lang.r.limit}).
 *
 * <p>A loop asks whether to go on if there are loops in it, in the same method or in methods that
 * it calls. The innermost loops do not: their turns are as many as some vector has elements, and a
 * question would keep HotSpot from its vector instructions. Arrays whose length is not a constant
 * ask for room, and so do a few methods of the JDK that make large arrays of small arguments.
 */
final class Weaver {
  private static final ClassDesc POLLS = ClassDesc.of("dev.oser.lang.r.limit.Polls");
  private static final MethodTypeDesc NOTHING = MethodTypeDesc.of(ConstantDescs.CD_void);
  private static final MethodTypeDesc LENGTH =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);

  /** The engine has polls of its own, where they cost nothing, and the rest of these is no R. */
  private static final Pattern LEFT_ALONE =
      Pattern.compile("dev/oser/lang/r/(limit|jit|bytecode|fuzz|embed|script)/.*");

  private final ClassHierarchyResolver hierarchy;

  Weaver(ClassHierarchyResolver hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** {@return whether a class file is one of those that are woven} */
  static boolean isWoven(String path) {
    var name = path.replace('\\', '/');
    return name.endsWith(".class")
        && name.startsWith("dev/oser/lang/r/")
        && !LEFT_ALONE.matcher(name).matches();
  }

  /** {@return the classes that are changed, of all that call each other} */
  <K> Map<K, byte[]> weave(Map<K, byte[]> classes) {
    var context = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(hierarchy));
    var models = new HashMap<K, ClassModel>();
    classes.forEach((key, bytes) -> models.put(key, context.parse(bytes)));
    var lasting = Lasting.in(models.values());
    var changed = new HashMap<K, byte[]>();
    models.forEach(
        (key, model) -> {
          if (!mentionsPolls(model)) {
            var woven = weave(context, model, lasting);
            if (woven != null) {
              changed.put(key, woven);
            }
          }
        });
    return changed;
  }

  /** Whether a class has been woven before. */
  private static boolean mentionsPolls(ClassModel model) {
    for (var entry : model.constantPool()) {
      if (entry instanceof ClassEntry type && type.asSymbol().equals(POLLS)) {
        return true;
      }
    }
    return false;
  }

  private static byte @Nullable [] weave(ClassFile context, ClassModel model, Lasting lasting) {
    boolean[] any = {false};
    var transform =
        ClassTransform.ofStateful(
            () ->
                (builder, element) -> {
                  if (element instanceof MethodModel method && method.code().isPresent()) {
                    builder.transformMethod(
                        method,
                        (inner, part) -> {
                          if (part instanceof CodeModel code) {
                            var loops = Loops.of(code.elementList(), lasting);
                            any[0] |= !loops.isEmpty() || asks(code.elementList());
                            inner.transformCode(code, new Body(loops));
                          } else {
                            inner.with(part);
                          }
                        });
                  } else {
                    builder.with(element);
                  }
                });
    var bytes = context.transformClass(model, transform);
    return any[0] ? bytes : null;
  }

  private static boolean asks(List<CodeElement> code) {
    Instruction before = null;
    for (var element : code) {
      if (question(element, before) != null || isRepeat(element)) {
        return true;
      }
      before = element instanceof Instruction instruction ? instruction : before;
    }
    return false;
  }

  /** Changes the code of a method. */
  private static final class Body implements CodeTransform {
    private final Loops loops;
    private @Nullable Instruction before;
    private int place;

    Body(Loops loops) {
      this.loops = loops;
    }

    @Override
    public void accept(CodeBuilder builder, CodeElement element) {
      if (loops.isEnd(place++)) {
        builder.invokestatic(POLLS, "loop", NOTHING);
      }
      var question = question(element, before);
      if (question != null) {
        builder.dup().invokestatic(POLLS, question, LENGTH);
      }
      if (isRepeat(element)) {
        builder.invokestatic(
            POLLS,
            "repeat",
            MethodTypeDesc.of(
                ConstantDescs.CD_String, ConstantDescs.CD_String, ConstantDescs.CD_int));
      } else {
        builder.with(element);
      }
      before = element instanceof Instruction instruction ? instruction : before;
    }
  }

  /** {@return which question is asked with the length on top of the stack, or null for none} */
  private static @Nullable String question(CodeElement element, @Nullable Instruction before) {
    if (before instanceof ConstantInstruction) {
      return null;
    }
    return switch (element) {
      case NewPrimitiveArrayInstruction array ->
          switch (array.typeKind()) {
            case BYTE, BOOLEAN -> "bytes";
            case CHAR, SHORT -> "shorts";
            case INT, FLOAT -> "ints";
            default -> "longs";
          };
      case NewReferenceArrayInstruction _ -> "ints";
      case InvokeInstruction call -> question(call);
      default -> null;
    };
  }

  private static final Set<String> MAKING_BYTES =
      Set.of("java/nio/ByteBuffer.allocate(I)", "java/lang/StringBuilder.<init>(I)");

  private static @Nullable String question(InvokeInstruction call) {
    var owner = call.owner().asInternalName();
    var name = call.name().stringValue();
    var type = call.type().stringValue();
    if (owner.equals("java/util/Arrays") && name.equals("copyOf") && type.contains(";I)")
        || owner.equals("java/util/Arrays") && name.equals("copyOf") && type.contains("[II)")) {
      return "ints";
    }
    if (owner.equals("java/util/Arrays") && name.equals("copyOf")) {
      return type.startsWith("([D") || type.startsWith("([J") ? "longs" : "bytes";
    }
    return MAKING_BYTES.contains(owner + "." + name + type.substring(0, type.indexOf(')') + 1))
        ? "bytes"
        : null;
  }

  private static boolean isRepeat(CodeElement element) {
    return element instanceof InvokeInstruction call
        && call.opcode() == Opcode.INVOKEVIRTUAL
        && call.owner().asInternalName().equals("java/lang/String")
        && call.name().equalsString("repeat");
  }
}
