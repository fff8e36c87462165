package dev.oser.kit.jit;

import dev.oser.kit.runtime.FunctionValue;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.constantpool.ConstantDynamicEntry;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The bytecode of a compiled function as text, for people who want to know what the compiler made
 * of their code. Unlike {@code javap} it knows the class data, so that calls and constants show
 * what they refer to, and it can put the source beside.
 */
public final class Disassembly {
  private final CompiledClass compiled;
  private final List<String> sourceLines;
  private final StringBuilder out = new StringBuilder();
  private final CodeAttribute code;
  private final Set<Integer> targets = new HashSet<>();
  private final List<ExceptionCatch> handlers = new ArrayList<>();
  private int offset;

  private Disassembly(CompiledClass compiled, List<String> sourceLines, MethodModel method) {
    this.compiled = compiled;
    this.sourceLines = sourceLines;
    this.code = method.findAttribute(Attributes.code()).orElseThrow();
  }

  public static String of(CompiledClass compiled) {
    return of(compiled, List.of());
  }

  /** {@return the code with these lines of its source file beside, as far as there are any} */
  public static String of(CompiledClass compiled, List<String> sourceLines) {
    var text = new StringBuilder();
    for (var method : ClassFile.of().parse(compiled.bytes()).methods()) {
      text.append(text.isEmpty() ? "" : "\n");
      text.append(method.methodName().stringValue());
      text.append(signature(method.methodTypeSymbol())).append('\n');
      if (method.findAttribute(Attributes.code()).isPresent()) {
        text.append(new Disassembly(compiled, sourceLines, method).text());
      }
    }
    return text.toString();
  }

  private String text() {
    code.forEach(this::findTargets);
    code.forEach(this::element);
    if (!handlers.isEmpty()) {
      out.append("  exceptions:\n");
      handlers.forEach(this::handler);
    }
    return out.toString();
  }

  private void findTargets(CodeElement element) {
    switch (element) {
      case BranchInstruction branch -> targets.add(offsetOf(branch.target()));
      case TableSwitchInstruction table -> findTargets(table.defaultTarget(), table.cases());
      case LookupSwitchInstruction lookup -> findTargets(lookup.defaultTarget(), lookup.cases());
      case ExceptionCatch handler -> {
        handlers.add(handler);
        targets.add(offsetOf(handler.handler()));
      }
      default -> {}
    }
  }

  private void findTargets(Label otherwise, List<SwitchCase> cases) {
    targets.add(offsetOf(otherwise));
    cases.forEach(each -> targets.add(offsetOf(each.target())));
  }

  private void element(CodeElement element) {
    switch (element) {
      case Instruction instruction -> {
        labelHere();
        var operands = operands(instruction);
        var opcode = name(instruction);
        out.append(String.format("%6d  %s", offset, opcode));
        out.append(operands.isEmpty() ? "" : " ".repeat(Math.max(1, 15 - opcode.length())));
        out.append(operands).append('\n');
        offset += instruction.sizeInBytes();
      }
      case LineNumber number -> line(number.line());
      default -> {}
    }
  }

  private void labelHere() {
    if (targets.remove(offset)) {
      out.append("L").append(offset).append(":\n");
    }
  }

  /** The library has opcodes of its own for the wide forms of loads and stores. */
  private static String name(Instruction instruction) {
    var name = instruction.opcode().name().toLowerCase(Locale.ROOT);
    return name.startsWith("ldc") || name.startsWith("goto") ? name : name.replaceFirst("_w$", "");
  }

  private void line(int number) {
    labelHere();
    out.append("        ; line ").append(number);
    if (number <= sourceLines.size()) {
      out.append("  ").append(sourceLines.get(number - 1).strip());
    }
    out.append('\n');
  }

  private String operands(Instruction instruction) {
    return switch (instruction) {
      case LoadInstruction load -> implied(load) ? "" : String.valueOf(load.slot());
      case StoreInstruction store -> implied(store) ? "" : String.valueOf(store.slot());
      case IncrementInstruction increment -> increment.slot() + " by " + increment.constant();
      case BranchInstruction branch -> label(branch.target());
      case TableSwitchInstruction table -> cases(table.cases(), table.defaultTarget());
      case LookupSwitchInstruction lookup -> cases(lookup.cases(), lookup.defaultTarget());
      case ConstantInstruction.IntrinsicConstantInstruction _ -> "";
      case ConstantInstruction.ArgumentConstantInstruction argument ->
          String.valueOf(argument.constantValue());
      case ConstantInstruction.LoadConstantInstruction load -> constant(load);
      case FieldInstruction field ->
          shortName(field.owner().asSymbol())
              + "."
              + field.name().stringValue()
              + ": "
              + shortName(field.typeSymbol());
      case InvokeInstruction invoke ->
          shortName(invoke.owner().asSymbol())
              + "."
              + invoke.name().stringValue()
              + signature(invoke.typeSymbol());
      case InvokeDynamicInstruction invoke -> dynamicCall(invoke);
      case NewObjectInstruction created -> shortName(created.className().asSymbol());
      case NewPrimitiveArrayInstruction array -> array.typeKind().name().toLowerCase(Locale.ROOT);
      case NewReferenceArrayInstruction array -> shortName(array.componentType().asSymbol());
      case NewMultiArrayInstruction array ->
          shortName(array.arrayType().asSymbol()) + " dimensions " + array.dimensions();
      case TypeCheckInstruction check -> shortName(check.type().asSymbol());
      default -> "";
    };
  }

  /** {@return whether the opcode says all, as {@code iload_1} does} */
  private static boolean implied(Instruction instruction) {
    return instruction.sizeInBytes() == 1;
  }

  private String cases(List<SwitchCase> cases, Label otherwise) {
    return cases.stream()
        .map(each -> each.caseValue() + " -> " + label(each.target()) + ", ")
        .collect(Collectors.joining("", "", "otherwise -> " + label(otherwise)));
  }

  private String constant(ConstantInstruction.LoadConstantInstruction load) {
    return switch (load.constantEntry()) {
      case ConstantDynamicEntry dynamic -> classData(dynamic.asSymbol().bootstrapArgsList());
      default ->
          switch (load.constantValue()) {
            case String text -> '"' + text + '"';
            case ClassDesc type -> shortName(type);
            case ConstantDesc value -> String.valueOf(value);
          };
    };
  }

  private String dynamicCall(InvokeDynamicInstruction invoke) {
    return classData(invoke.bootstrapArgs()) + signature(invoke.typeSymbol());
  }

  /** {@return the object of the class data that a bootstrap's only argument counts to} */
  private String classData(List<ConstantDesc> arguments) {
    return arguments.size() == 1 && arguments.getFirst() instanceof Integer index
        ? describe(compiled.data().get(index))
        : String.valueOf(arguments);
  }

  private static String describe(Object object) {
    return switch (object) {
      case EntryPoint entryPoint -> "@" + entryPoint.name();
      case FunctionValue function -> function.toString();
      default -> "<" + object.getClass().getSimpleName() + ">";
    };
  }

  private void handler(ExceptionCatch handler) {
    var type = handler.catchType().map(entry -> shortName(entry.asSymbol())).orElse("any");
    out.append(
        String.format(
            "    %d to %d: %s -> %s\n",
            offsetOf(handler.tryStart()),
            offsetOf(handler.tryEnd()),
            type,
            label(handler.handler())));
  }

  private String label(Label label) {
    return "L" + offsetOf(label);
  }

  private int offsetOf(Label label) {
    return code.labelToBci(label);
  }

  private static String signature(MethodTypeDesc type) {
    return type.parameterList().stream()
        .map(Disassembly::shortName)
        .collect(Collectors.joining(", ", "(", ") -> " + shortName(type.returnType())));
  }

  private static String shortName(ClassDesc type) {
    return type.displayName();
  }
}
