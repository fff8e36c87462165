package dev.oser.agent.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.agent.options.Options;
import dev.oser.agent.runtime.Events;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.TypeAnnotation;
import java.lang.classfile.attribute.CodeAttribute;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypeReference;

/**
 * What debuggers and reflection know of a method stays. Clojure's compiler names variables that no
 * instruction uses: the JVM refuses a class whose tables name more variables than it says it has.
 */
class DebugTablesTest {
  private static final int UNUSED = 19;
  private static final int VARIABLES = 20;

  private static byte[] program() {
    var writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Program", null, "java/lang/Object", null);
    var method =
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "run", "(I)I", null, null);
    write(method);
    writer.visitEnd();
    return writer.toByteArray();
  }

  /** A loop with a call. */
  private static void write(MethodVisitor code) {
    code.visitCode();
    var start = new Label();
    var call = new Label();
    var end = new Label();
    code.visitLabel(start);
    code.visitLineNumber(7, start);
    code.visitFrame(Opcodes.F_NEW, 1, new Object[] {Opcodes.INTEGER}, 0, new Object[0]);
    code.visitIincInsn(0, 1);
    code.visitLabel(call);
    code.visitLineNumber(8, call);
    code.visitVarInsn(Opcodes.ILOAD, 0);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/util/Objects", "checkIndex", "(II)I", false);
    code.visitJumpInsn(Opcodes.IFLT, start);
    code.visitVarInsn(Opcodes.ILOAD, 0);
    code.visitInsn(Opcodes.IRETURN);
    code.visitLabel(end);
    code.visitLocalVariable("number", "I", null, start, end, 0);
    code.visitLocalVariable(
        "unused", "Ljava/util/List;", "Ljava/util/List<Ljava/lang/String;>;", call, end, UNUSED);
    code.visitLocalVariableAnnotation(
            TypeReference.newTypeReference(TypeReference.LOCAL_VARIABLE).getValue(),
            null,
            new Label[] {call},
            new Label[] {end},
            new int[] {UNUSED},
            "LMark;",
            true)
        .visitEnd();
    code.visitMaxs(2, VARIABLES);
    code.visitEnd();
  }

  @ParameterizedTest
  @ValueSource(strings = {"context", "burst", "path", "leaf"})
  void tablesNameTheSameVariables(String kind) throws Exception {
    var original = program();
    var rewriter =
        new ClassRewriter(new Selection(Options.parse("cct")), bodies(kind), new Tally());
    var rewritten = Objects.requireNonNull(rewriter.rewrite(original));
    var loader =
        new ClassLoader() {
          Class<?> define(byte[] bytes) {
            return defineClass("Program", bytes, 0, bytes.length);
          }
        };
    // The JVM looks at the tables now, and at the code before the first call.
    loader.define(rewritten).getMethods();
    assertEquals(List.of(), ClassFile.of().verify(rewritten));
    var before = code(original);
    var after = code(rewritten);
    assertTrue(after.codeLength() > before.codeLength());
    assertEquals(variables(before), variables(after));
    assertEquals(List.of("number I 0", "unused Ljava/util/List; 19"), variables(after));
    assertEquals(List.of("unused Ljava/util/List<Ljava/lang/String;>; 19"), variableTypes(after));
    assertEquals(List.of(UNUSED), annotated(after));
    assertEquals(List.of(7, 8), lines(after));
  }

  private static BodyFactory bodies(String kind) {
    var names = new Names();
    return switch (kind) {
      case "context" -> new ContextBodies(names, false, false);
      case "burst" -> new ContextBodies(names, true, false);
      case "path" -> new PathBodies();
      default -> (name, code) -> new LeafBody(name, code, names, Events.class);
    };
  }

  private static CodeAttribute code(byte[] program) {
    var method = ClassFile.of().parse(program).methods().getFirst();
    return (CodeAttribute) method.code().orElseThrow();
  }

  private static List<String> variables(CodeAttribute code) {
    return code
        .findAttribute(Attributes.localVariableTable())
        .orElseThrow()
        .localVariables()
        .stream()
        .map(each -> each.name() + " " + each.type() + " " + each.slot())
        .toList();
  }

  private static List<String> variableTypes(CodeAttribute code) {
    return code
        .findAttribute(Attributes.localVariableTypeTable())
        .orElseThrow()
        .localVariableTypes()
        .stream()
        .map(each -> each.name() + " " + each.signature() + " " + each.slot())
        .toList();
  }

  private static List<Integer> annotated(CodeAttribute code) {
    return code
        .findAttribute(Attributes.runtimeVisibleTypeAnnotations())
        .orElseThrow()
        .annotations()
        .stream()
        .map(each -> ((TypeAnnotation.LocalVarTarget) each.targetInfo()).table().getFirst().index())
        .toList();
  }

  private static List<Integer> lines(CodeAttribute code) {
    return code.findAttribute(Attributes.lineNumberTable()).orElseThrow().lineNumbers().stream()
        .map(each -> each.lineNumber())
        .toList();
  }
}
