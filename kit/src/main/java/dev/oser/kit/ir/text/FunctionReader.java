package dev.oser.kit.ir.text;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Comments;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.OpSyntax;
import dev.oser.kit.ir.SourcePosition;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.text.Token.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads the body of a function. Blocks and their parameters come first, then instructions with
 * placeholders for values that may be defined further down, then those are filled in.
 */
final class FunctionReader {
  private final Map<String, OpSyntax> ops;
  private final Module module;
  private final Cursor cursor;
  private final FunctionType type;
  private final Function function;
  private final Builder builder;
  private final Editor editor;
  private final TypeReader types;
  private final LiteralReader literals;
  private final Map<String, Definition> definitions = new HashMap<>();
  private final List<Pending> pending = new ArrayList<>();
  private final List<Variable> variables = new ArrayList<>();
  private final List<Attachment> attachments = new ArrayList<>();

  /** A use of a value that may not have been read yet. */
  private record Pending(Token name, Consumer<Value> fill) {}

  private record Variable(String name, @Nullable Token value, @Nullable Constant constant) {}

  /** Variables of an instruction, in their order, some with values that may not have been read. */
  private record Attachment(Instruction instruction, List<Variable> variables) {}

  FunctionReader(
      Map<String, OpSyntax> ops,
      Module module,
      Cursor cursor,
      Token name,
      FunctionType type,
      List<Token> parameters,
      Comments comments) {
    this.ops = ops;
    this.module = module;
    this.cursor = cursor;
    this.type = type;
    this.types = new TypeReader(cursor, module);
    this.literals = new LiteralReader(cursor, module);
    requireDistinct(parameters);
    function =
        new Function(name.text(), type, entryName(), parameters.stream().map(Token::text).toList());
    builder = new Builder(function);
    editor = new Editor(function);
    builder.comment(function, comments);
    builder.position(function, cursor.position(name));
    function.parameters().forEach(this::define);
    module.add(function);
  }

  private void requireDistinct(List<Token> names) {
    var seen = new HashMap<String, Token>();
    for (var name : names) {
      if (seen.put(name.text(), name) != null) {
        throw cursor.failure(name, "there already is a parameter %" + name.text());
      }
    }
  }

  private String entryName() {
    var ahead = cursor.copy();
    ahead.takeComments();
    if (!ahead.peek().is(Kind.WORD) || !ahead.peek(1).is(":")) {
      throw ahead.expected(
          "the label of the entry block, such as 'entry:', which takes no parameters");
    }
    return ahead.peek().text();
  }

  void read() {
    readBlocks();
    readInstructions();
    pending.forEach(use -> use.fill.accept(definitionOf(use.name)));
    for (var attachment : attachments) {
      for (var variable : attachment.variables) {
        var value = variable.value == null ? variable.constant : definitionOf(variable.value);
        builder.variable(attachment.instruction, variable.name, value);
      }
    }
  }

  private Definition definitionOf(Token name) {
    var definition = definitions.get(name.text());
    if (definition == null) {
      throw cursor.failure(name, "%" + name.text() + " is not defined in @" + function.name());
    }
    return definition;
  }

  /** First round: a line that ends in a colon is a label. */
  private void readBlocks() {
    var ahead = cursor.copy();
    var reader = new TypeReader(ahead, module);
    boolean entry = true;
    while (true) {
      ahead.skipSpace();
      if (ahead.peek().is("}") || ahead.peek().is(Kind.END)) {
        return;
      }
      if (isLabel(ahead)) {
        var name = ahead.take();
        if (!entry) {
          readParameters(ahead, reader, newBlock(ahead, name));
        }
        ahead.take(":");
        if (!ahead.peek().is(Kind.COMMENT) && !ahead.peek().is(Kind.NEWLINE)) {
          throw ahead.expected(Kind.NEWLINE.words);
        }
        entry = false;
      }
      while (!ahead.peek().is(Kind.NEWLINE) && !ahead.peek().is("}")) {
        ahead.take();
      }
    }
  }

  private static boolean isLabel(Cursor line) {
    if (!line.peek().is(Kind.WORD)) {
      return false;
    }
    int last = 0;
    int next = 0;
    while (!line.peek(next).is(Kind.NEWLINE)
        && !line.peek(next).is(Kind.COMMENT)
        && !line.peek(next).is(Kind.END)) {
      last = next++;
    }
    return line.peek(last).is(":");
  }

  private Block newBlock(Cursor ahead, Token name) {
    if (function.block(name.text()) != null) {
      throw ahead.failure(name, "there already is a block " + name.text());
    }
    var block = builder.newBlock(name.text());
    builder.position(block, ahead.position(name));
    return block;
  }

  private void readParameters(Cursor ahead, TypeReader reader, Block block) {
    if (!ahead.accept("(")) {
      return;
    }
    while (!ahead.peek().is(")")) {
      var name = ahead.take(Kind.VALUE, "a parameter such as %x: i64");
      requireNew(ahead, name);
      ahead.take(":");
      define(builder.parameter(block, name.text(), reader.value()));
      if (!ahead.accept(",")) {
        break;
      }
    }
    ahead.take(")");
  }

  private void requireNew(Cursor where, Token name) {
    if (definitions.containsKey(name.text())) {
      throw where.failure(
          name, "%" + name.text() + " is already defined; a value has one definition");
    }
  }

  private void define(Definition definition) {
    definitions.put(definition.name(), definition);
  }

  /** Second round: the instructions. */
  private void readInstructions() {
    var comments = cursor.takeComments();
    while (!cursor.peek().is("}")) {
      if (cursor.peek().is(".var")) {
        readVariable(comments);
      } else if (isLabel(cursor)) {
        readLabel(comments);
        comments = new ArrayList<>();
      } else {
        readInstruction(comments);
        comments = new ArrayList<>();
      }
      comments.addAll(cursor.takeComments());
    }
    if (!variables.isEmpty()) {
      throw cursor.expected("an instruction after .var");
    }
    cursor.take("}");
    var after = cursor.takeLineEnd();
    if (!after.isEmpty()) {
      comments.add(after);
    }
    builder.closingComments(function, comments);
  }

  private void readLabel(List<String> before) {
    var name = cursor.take();
    var block = function.block(name.text());
    if (block == null) {
      throw cursor.failure(name, "unknown block " + name.text());
    }
    while (!cursor.peek().is(Kind.NEWLINE) && !cursor.peek().is(Kind.COMMENT)) {
      cursor.take();
    }
    builder.moveTo(block);
    builder.position(block, cursor.position(name));
    builder.comment(block, new Comments(before, cursor.takeLineEnd()));
  }

  /** Comments at variables go to the instruction they belong to. */
  private void readVariable(List<String> comments) {
    cursor.take(".var");
    var name =
        cursor.peek().is(Kind.STRING)
            ? cursor.take()
            : cursor.take(Kind.WORD, "the name of a source variable");
    cursor.take("=");
    if (cursor.peek().is(Kind.VALUE)) {
      variables.add(new Variable(name.text(), cursor.take(), null));
    } else if (cursor.accept("undef")) {
      variables.add(new Variable(name.text(), null, null));
    } else {
      variables.add(new Variable(name.text(), null, literals.constant(types.value())));
    }
    var comment = cursor.takeLineEnd();
    if (!comment.isEmpty()) {
      comments.add(comment);
    }
  }

  private void readInstruction(List<String> before) {
    var start = cursor.peek();
    if (builder.block().isTerminated()) {
      throw cursor.failure(
          start,
          "block "
              + builder.block().name()
              + " has ended; expected the label of the next block or '}'");
    }
    var name = cursor.peek().is(Kind.VALUE) ? cursor.take() : null;
    if (name != null) {
      requireNew(cursor, name);
      cursor.take("=");
    }
    var mnemonic = cursor.take(Kind.WORD, "an op such as i64.add");
    var op = readOp(mnemonic);
    if (name != null && op.resultType() == CoreType.VOID) {
      throw cursor.failure(name, mnemonic.text() + " has no result to name");
    }
    var operands = new ArrayList<Value>();
    var uses = new ArrayList<Use>();
    readOperands(op, mnemonic, operands, uses);
    var targets =
        op instanceof TerminatorOp terminator
            ? readTargets(terminator, !operands.isEmpty(), uses)
            : null;
    builder.at(readPosition(start));
    var hint = name == null ? "" : name.text();
    var instruction = builder.append(hint, op, operands, targets == null ? List.of() : targets);
    uses.forEach(use -> later(use, instruction));
    attachVariables(instruction);
    builder.comment(instruction, new Comments(before, cursor.takeLineEnd()));
    if (name != null) {
      define(instruction);
    }
  }

  /** A value used as an operand ({@code edge} is -1) or as an argument of an edge. */
  private record Use(Token name, int edge, int index) {}

  private void later(Use use, Instruction instruction) {
    pending.add(
        new Pending(
            use.name,
            value -> {
              if (use.edge < 0) {
                editor.setOperand(instruction, use.index, value);
              } else {
                Edge edge = instruction.edges().get(use.edge);
                editor.setArgument(edge, use.index, value);
              }
            }));
  }

  private void attachVariables(Instruction instruction) {
    if (!variables.isEmpty()) {
      attachments.add(new Attachment(instruction, List.copyOf(variables)));
      variables.clear();
    }
  }

  private Op readOp(Token mnemonic) {
    var syntax = ops.get(mnemonic.text());
    if (syntax == null) {
      throw cursor.failure(
          mnemonic, "unknown op '" + mnemonic.text() + "'; docs/ops.md lists them all");
    }
    return syntax.reader().apply(new Immediates(cursor, types, literals, module, type.result()));
  }

  private void readOperands(Op op, Token mnemonic, List<Value> operands, List<Use> uses) {
    if (op.takesArgumentList()) {
      cursor.take("(");
    }
    var expected = op.operandTypes();
    for (int i = 0; i < expected.size(); i++) {
      if (i > 0 && !cursor.accept(",")) {
        throw cursor.expected(
            "',' because " + mnemonic.text() + " takes " + count(expected.size(), "operand"));
      }
      operands.add(readOperand(expected.get(i), -1, i, uses));
    }
    if (op.takesArgumentList() && !cursor.accept(")")) {
      throw cursor.expected("')' because this call takes " + count(expected.size(), "operand"));
    }
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  private Value readOperand(Type expected, int edge, int index, List<Use> uses) {
    if (cursor.peek().is(Kind.VALUE)) {
      uses.add(new Use(cursor.take(), edge, index));
      return Constant.zeroOf(expected);
    }
    return literals.constant(expected);
  }

  private List<Instruction.Target> readTargets(
      TerminatorOp op, boolean hasOperands, List<Use> uses) {
    var targets = new ArrayList<Instruction.Target>();
    for (int i = 0; i < op.edgeCount(); i++) {
      if (i > 0 || hasOperands) {
        cursor.take(",");
      }
      targets.add(readTarget(i, uses));
    }
    return targets;
  }

  private Instruction.Target readTarget(int edge, List<Use> uses) {
    var name = cursor.take(Kind.WORD, "the label of a block");
    var block = function.block(name.text());
    if (block == null) {
      throw cursor.failure(name, "there is no block " + name.text() + " in @" + function.name());
    }
    var arguments = new ArrayList<Value>();
    var parameters = block == function.entry() ? List.<Definition>of() : block.parameters();
    boolean list = cursor.accept("(");
    for (int i = 0; i < parameters.size(); i++) {
      if (!list || (i > 0 && !cursor.accept(","))) {
        throw cursor.expected(
            (list ? "','" : "'('")
                + " because block "
                + name.text()
                + " takes "
                + count(parameters.size(), "argument"));
      }
      arguments.add(readOperand(parameters.get(i).type(), edge, i, uses));
    }
    if (list && !cursor.accept(")")) {
      throw cursor.expected(
          "')' because block " + name.text() + " takes " + count(parameters.size(), "argument"));
    }
    return new Instruction.Target(block, arguments);
  }

  /** An explicit position, {@code !"file":line:column}, or else the place in this text. */
  private SourcePosition readPosition(Token start) {
    if (!cursor.accept("!")) {
      return cursor.position(start);
    }
    var file = cursor.take(Kind.STRING, "the name of a source file in quotes");
    cursor.take(":");
    int line = readCount("a line");
    cursor.take(":");
    return new SourcePosition(file.text(), line, readCount("a column"));
  }

  private int readCount(String what) {
    var token = cursor.take(Kind.NUMBER, what);
    if (!token.text().matches("[1-9][0-9]{0,8}")) {
      throw cursor.failure(token, "expected " + what + " counted from 1");
    }
    return Integer.parseInt(token.text());
  }
}
