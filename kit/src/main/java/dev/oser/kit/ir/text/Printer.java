package dev.oser.kit.ir.text;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Comments;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.VariableRecord;
import dev.oser.kit.ir.core.Literals;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes modules, functions and instructions as text. */
public final class Printer {
  private final StringBuilder out = new StringBuilder();
  private final String source;

  private Printer(String source) {
    this.source = source;
  }

  public static String print(Module module) {
    var printer = new Printer(module.source());
    for (var item : module.items()) {
      if (!printer.out.isEmpty()) {
        printer.out.append('\n');
      }
      switch (item) {
        case Module.RecordItem record -> printer.record(record);
        case Module.Declaration declaration -> printer.declaration(declaration);
        case Module.FunctionItem(Function function) -> printer.function(function);
      }
    }
    if (!module.closingComments().isEmpty()) {
      printer.out.append(module.items().isEmpty() ? "" : "\n");
      printer.before("", module.closingComments());
    }
    return printer.out.toString();
  }

  /** {@return one function; positions in the file it came from are left out} */
  public static String print(Function function) {
    var position = function.position();
    var printer = new Printer(position == null ? "" : position.file());
    printer.function(function);
    return printer.out.toString();
  }

  /** {@return one instruction on one line, without comments and position} */
  public static String print(Instruction instruction) {
    var printer = new Printer("");
    printer.instructionBody(instruction);
    return printer.out.toString();
  }

  /**
   * {@return one operation on one line, for code that is in no block}
   *
   * @param result the name of the result with its percent sign, or the empty string if there is
   *     none
   */
  public static String print(String result, Op op, List<String> operands) {
    var printer = new Printer("");
    printer.operation(result, op, operands, List.of());
    return printer.out.toString();
  }

  private void record(Module.RecordItem item) {
    var fields =
        item.type().fields().stream()
            .map(field -> field.name() + ": " + field.type().text())
            .collect(Collectors.joining(", "));
    before("", item.comments().before());
    line(
        "record " + item.type().name() + (fields.isEmpty() ? " {}" : " { " + fields + " }"),
        item.comments());
  }

  private void declaration(Module.Declaration declaration) {
    var type = declaration.type();
    var parameters = type.parameters().stream().map(Type::text).collect(Collectors.joining(", "));
    before("", declaration.comments().before());
    line(
        "declare @" + declaration.name() + "(" + parameters + ")" + arrow(type.result()),
        declaration.comments());
  }

  private static String arrow(Type result) {
    return result == CoreType.VOID ? "" : " -> " + result.text();
  }

  private void function(Function function) {
    before("", function.comments().before());
    var head = "func @" + function.name() + "(" + parameters(function.parameters()) + ")";
    line(head + arrow(function.type().result()) + " {", function.comments());
    for (var block : function.blocks()) {
      block(block, block == function.entry());
    }
    before("  ", function.closingComments());
    out.append("}\n");
  }

  private static String parameters(List<Parameter> parameters) {
    return parameters.stream()
        .map(parameter -> parameter.text() + ": " + parameter.type().text())
        .collect(Collectors.joining(", "));
  }

  private void block(Block block, boolean isEntry) {
    before("", block.comments().before());
    var list =
        isEntry || block.parameters().isEmpty() ? "" : "(" + parameters(block.parameters()) + ")";
    line(block.name() + list + ":", block.comments());
    block.instructions().forEach(this::instruction);
  }

  private void instruction(Instruction instruction) {
    instruction.variables().forEach(this::variable);
    before("  ", instruction.comments().before());
    out.append("  ");
    instructionBody(instruction);
    var position = instruction.position();
    if (position != null && !position.file().equals(source)) {
      out.append(" !").append(Literals.quote(position.file()));
      out.append(':').append(position.line()).append(':').append(position.column());
    }
    line("", instruction.comments());
  }

  private void variable(VariableRecord record) {
    out.append("  .var ");
    boolean plain = record.variable().matches("[A-Za-z_][A-Za-z0-9_.$]*");
    out.append(plain ? record.variable() : Literals.quote(record.variable())).append(" = ");
    switch (record.value()) {
      case null -> out.append("undef");
      case Constant constant ->
          out.append(constant.type().text()).append(' ').append(constant.text());
      case Value value -> out.append(value.text());
    }
    out.append('\n');
  }

  private void instructionBody(Instruction instruction) {
    operation(
        instruction.hasResult() ? instruction.text() : "",
        instruction.op(),
        instruction.operands().stream().map(Value::text).toList(),
        instruction.edges());
  }

  private void operation(String result, Op op, List<String> operands, List<Edge> edges) {
    if (!result.isEmpty()) {
      out.append(result).append(" = ");
    }
    out.append(op.mnemonic());
    if (!op.immediates().isEmpty()) {
      out.append(' ').append(op.immediates());
    }
    if (op.takesArgumentList()) {
      // A function type before the list needs the space to be readable; a name does not.
      out.append(op.immediates().contains("->") ? " (" : "(")
          .append(String.join(", ", operands))
          .append(')');
      return;
    }
    var rest = new ArrayList<>(operands);
    edges.forEach(edge -> rest.add(edge(edge)));
    if (!rest.isEmpty()) {
      out.append(' ').append(String.join(", ", rest));
    }
  }

  private static String edge(Edge edge) {
    var list = edge.arguments().stream().map(Value::text).collect(Collectors.joining(", "));
    return list.isEmpty() ? edge.target().name() : edge.target().name() + "(" + list + ")";
  }

  private void before(String indent, List<String> comments) {
    for (var comment : comments) {
      out.append(comment.equals(Comments.BLANK_LINE) ? "" : indent + ";" + comment).append('\n');
    }
  }

  private void line(String text, Comments comments) {
    out.append(text);
    if (!comments.after().isEmpty()) {
      out.append("  ;").append(comments.after());
    }
    out.append('\n');
  }
}
