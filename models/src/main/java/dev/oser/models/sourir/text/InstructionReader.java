package dev.oser.models.sourir.text;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Frame;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Scope;
import dev.oser.models.sourir.Target;
import dev.oser.models.sourir.VariableMapping;
import java.util.ArrayList;
import java.util.List;

/** Reads one instruction from one line. */
final class InstructionReader {
  private final LineReader reader;

  InstructionReader(LineReader reader) {
    this.reader = reader;
  }

  /** {@return the scope in braces before an instruction} */
  Scope scope() {
    var position = reader.expect("{").position();
    var names = new ArrayList<String>();
    boolean more = false;
    while (!reader.at("}")) {
      if (reader.accept("...")) {
        more = true;
        break;
      }
      names.add(reader.name("a variable or '...'"));
      if (!reader.accept(",")) {
        break;
      }
    }
    reader.expect("}");
    return new Scope(names, more, position);
  }

  Instruction instruction() {
    var token = reader.peek();
    return switch (token.kind()) {
      case NAME -> assignmentOrLabel();
      case KEYWORD -> keyword(token);
      case SYMBOL -> labelWithSign(token);
      case INTEGER, STRING, END ->
          throw reader.mistake("expected an instruction, found " + token.describe());
    };
  }

  private Instruction assignmentOrLabel() {
    var name = reader.take().text();
    if (reader.accept(":")) {
      return new Instruction.MergeLabel(name);
    }
    if (reader.accept("<-")) {
      return new Instruction.Assign(name, reader.expression());
    }
    if (reader.accept("[")) {
      var index = reader.expression();
      reader.expect("]");
      reader.expect("<-");
      return new Instruction.ArrayAssign(name, index, reader.expression());
    }
    if (reader.at("=")) {
      throw reader.mistake(
          "assignment is written " + name + " <- …, declaration var " + name + " = …");
    }
    throw reader.mistake(
        "expected '<-', '[' or ':' after '" + name + "', found " + reader.peek().describe());
  }

  private Instruction labelWithSign(Token sign) {
    if (sign.is("$")) {
      reader.take();
      var name = reader.name("a label");
      reader.expect(":");
      return new Instruction.BranchLabel(name);
    }
    if (sign.is(">")) {
      reader.take();
      var name = reader.name("a label");
      reader.expect(":");
      return reader.at("assume") ? assume(name) : new Instruction.BailoutLabel(name);
    }
    throw reader.mistake("expected an instruction, found " + sign.describe());
  }

  private Instruction keyword(Token keyword) {
    if (keyword.is("assume")) {
      throw reader.mistake("an assume needs a label on its line: >l: assume […] else …");
    }
    reader.take();
    return switch (keyword.text()) {
      case "var" -> declaration();
      case "array" -> array();
      case "drop" -> new Instruction.Drop(reader.name("a variable"));
      case "read" -> new Instruction.Read(reader.name("a variable"));
      case "print" -> new Instruction.Print(reader.expression());
      case "assert" -> new Instruction.Assert(reader.expression());
      case "return" -> new Instruction.Return(reader.expression());
      case "stop" -> new Instruction.Stop(reader.expression());
      case "goto" -> new Instruction.Goto(reader.name("a label"));
      case "branch" -> {
        var condition = reader.expression();
        yield new Instruction.Branch(condition, branchTarget(), branchTarget());
      }
      case "call" -> call();
      case "guard_hint" -> new Instruction.GuardHint(hints());
      default ->
          throw new Mistake(
              keyword.position(), "expected an instruction, found " + keyword.describe());
    };
  }

  private Instruction declaration() {
    var name = reader.name("a variable");
    return new Instruction.Declare(
        name, reader.accept("=") ? reader.expression() : new Expression.Nil());
  }

  private Instruction array() {
    var name = reader.name("a variable");
    if (reader.accept("=")) {
      return new Instruction.ArrayCreate(name, reader.list("[", "]", reader::expression));
    }
    reader.expect("[");
    var length = reader.expression();
    reader.expect("]");
    return new Instruction.ArrayAllocate(name, length);
  }

  private String branchTarget() {
    if (!reader.at("$")) {
      throw reader.mistake("expected a branch label like $then, found " + reader.peek().describe());
    }
    reader.take();
    return reader.name("a label");
  }

  private Instruction call() {
    var result = reader.name("a variable for the result");
    reader.expect("=");
    var function = callee();
    var arguments = reader.list("(", ")", reader::expression);
    return new Instruction.Call(
        result, function, arguments, reader.atEnd() ? null : reader.name("a label"));
  }

  /** A function is named before its arguments, so a name followed by '(' is fine here only. */
  private Expression callee() {
    if (reader.peek().kind() == Token.Kind.NAME && reader.peekSecond().is("(")) {
      var token = reader.take();
      return new Expression.Variable(token.text(), token.position());
    }
    return reader.expression();
  }

  private List<Expression> hints() {
    var hints = new ArrayList<Expression>();
    if (!reader.atEnd()) {
      hints.add(reader.expression());
      while (reader.accept(",")) {
        hints.add(reader.expression());
      }
    }
    return hints;
  }

  private Instruction assume(String label) {
    reader.expect("assume");
    var guards = reader.list("[", "]", reader::expression);
    reader.expect("else");
    var target = target();
    var varmap = reader.list("[", "]", this::mapping);
    var frames = new ArrayList<Frame>();
    while (reader.accept(",")) {
      frames.add(frame());
    }
    return new Instruction.Assume(label, guards, target, varmap, frames);
  }

  private Target target() {
    var position = reader.position();
    reader.expect("(");
    var function = reader.name("a function");
    reader.expect(",");
    var version = reader.name("a version");
    reader.expect(",");
    var label = reader.name("a label");
    reader.expect(")");
    return new Target(function, version, label, position);
  }

  private Frame frame() {
    var target = target();
    reader.expect("[");
    reader.expect("var");
    var result = reader.name("a variable for the result");
    reader.expect("=");
    if (!reader.at("$")) {
      throw reader.mistake(
          "the first variable of an extra frame gets the callee's result: var " + result + " = $");
    }
    reader.take();
    var varmap = new ArrayList<VariableMapping>();
    while (reader.accept(",")) {
      varmap.add(mapping());
    }
    if (!reader.at("]")) {
      throw reader.mistake("expected ',' or ']', found " + reader.peek().describe());
    }
    reader.take();
    return new Frame(target, result, varmap);
  }

  private VariableMapping mapping() {
    reader.expect("var");
    var name = reader.name("a variable");
    if (!reader.accept("=")) {
      return new VariableMapping(name, new Expression.Nil());
    }
    if (reader.at("$")) {
      throw reader.mistake(
          "'$' stands for a callee's result; only the first variable of an extra "
              + "frame can get it");
    }
    return new VariableMapping(name, reader.expression());
  }
}
