package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.bytecode.Emitter.Label;
import dev.oser.lang.r.value.Assumptions;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.Layout;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.SourceReference;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Makes code of an expression. Calls of what is inlined become instructions; other calls look for
 * the function first and then either put the values of the arguments on the stack or leave them to
 * be made promises.
 */
final class Compiler {
  /** What becomes of the value of an expression. */
  enum Use {
    /** It is left on the stack. */
    VALUE,
    /** It is not wanted. */
    EFFECT,
    /** It is left on the stack as the result of the code, visible or not. */
    RESULT
  }

  /**
   * A loop around what is compiled.
   *
   * @param entered how many calls were entered before it
   */
  private record LoopContext(
      Label breakLabel, Label nextLabel, int breakDepth, int depth, int entered) {}

  private final Assumptions assumptions;
  private final Layout layout;
  private final boolean function;
  private final boolean inlining;
  private final Emitter out = new Emitter();
  private final Assignments assignments = new Assignments(this, out);
  private @Nullable LoopContext loop;

  /** How many loops around what is compiled have their state on the stack. */
  private int loopStates;

  /** How many calls were entered whose arguments are being compiled. */
  private int entered;

  private Compiler(Assumptions assumptions, Layout layout, boolean function, boolean inlining) {
    this.assumptions = assumptions;
    this.layout = layout;
    this.function = function;
    this.inlining = inlining;
  }

  /**
   * {@return code for an expression}
   *
   * @param layout of the environments it runs in
   * @param function whether this is the body of a function, so that {@code return} ends the code
   */
  static Code compile(Value expression, Layout layout, Assumptions assumptions, boolean function) {
    return compile(expression, new Compiler(assumptions, layout, function, true));
  }

  /** {@return code that looks for every function, for where base may not be found} */
  static Code compilePlainly(
      Value expression, Layout layout, Assumptions assumptions, boolean function) {
    return compile(expression, new Compiler(assumptions, layout, function, false));
  }

  /**
   * {@return code for a call of an inlined function, whatever the function is called there; null if
   * it cannot be translated}
   *
   * @param plainly whether other functions have to be looked for
   */
  static @Nullable Code compileForm(
      Symbol function, Call call, Layout layout, Assumptions assumptions, boolean plainly) {
    var compiler = new Compiler(assumptions, layout, false, !plainly);
    var form = Inlined.form(function);
    if (form == null
        || !form.takes(call.size())
        || form.plain() && (hasDots(call) || hasMissing(call))
        || !form.translation().translate(compiler, call, Use.RESULT)) {
      return null;
    }
    return compiler.finish();
  }

  private static Code compile(Value expression, Compiler compiler) {
    compiler.expression(expression, Use.RESULT);
    return compiler.finish();
  }

  private Code finish() {
    out.emit(Instruction.RETURN);
    var code = out.finish(layout, function, assumptions.epoch());
    assert CodeVerifier.heights(code).length > 0;
    return code;
  }

  Layout layout() {
    return layout;
  }

  /**
   * {@return whether the stack holds values that are used later, below those on top}
   *
   * @param top how many values on top do not count
   */
  boolean hasOperandsBelow(int top) {
    return out.depth() - top > loopStates;
  }

  void expression(Value expression, Use use) {
    switch (expression) {
      case Symbol symbol -> variable(symbol, use);
      case Call call -> call(call, use);
      case Promise promise -> {
        visible(use);
        out.emit(Instruction.FORCE, out.constant(promise));
        if (use == Use.EFFECT) {
          out.emit(Instruction.POP);
        }
      }
      default -> constant(expression, use);
    }
  }

  private void constant(Value value, Use use) {
    if (use != Use.EFFECT) {
      out.emit(Instruction.CONST, out.constant(value));
      visible(use);
    }
  }

  private void visible(Use use) {
    if (use == Use.RESULT) {
      out.emit(Instruction.VISIBLE);
    }
  }

  /** Forcing a promise may make the result invisible, so it is made visible before. */
  private void variable(Symbol symbol, Use use) {
    visible(use);
    int slot = layout.slot(symbol);
    if (slot >= 0 && symbol != Symbol.DOTS && symbol.dotsIndex() <= 0) {
      out.emit(Instruction.LOAD_SLOT, slot);
    } else {
      out.emit(Instruction.LOAD, out.variable(symbol));
    }
    if (use == Use.EFFECT) {
      out.emit(Instruction.POP);
    }
  }

  /** Does with a value that is on the stack what was asked for. */
  void finish(Use use) {
    if (use == Use.EFFECT) {
      out.emit(Instruction.POP);
    } else {
      visible(use);
    }
  }

  private void invisibleNull(Use use) {
    if (use != Use.EFFECT) {
      out.emit(Instruction.CONST, out.constant(NullValue.NULL));
      if (use == Use.RESULT) {
        out.emit(Instruction.INVISIBLE);
      }
    }
  }

  private void call(Call call, Use use) {
    var around = out.within(call);
    if (!(inlining && call.function() instanceof Symbol symbol && inlined(symbol, call, use))) {
      ordinary(call, use);
    }
    out.within(around);
  }

  private boolean inlined(Symbol function, Call call, Use use) {
    var form = Inlined.form(function);
    return form != null
        && assumptions.mayInline(function)
        && (!form.plain() || isPlain(call))
        && form.takes(call.size())
        && form.translation().translate(this, call, use);
  }

  /** {@return whether all arguments are there and have no names} */
  private static boolean isPlain(Call call) {
    if (call.names() != null) {
      return false;
    }
    for (var argument : call.arguments()) {
      if (argument == Symbol.MISSING || argument == Symbol.DOTS) {
        return false;
      }
    }
    return true;
  }

  boolean unary(Call call, Instruction instruction, Use use) {
    if (instruction == Instruction.MINUS && negative(call.argument(0)) instanceof Value folded) {
      constant(folded, use);
      return true;
    }
    expression(call.argument(0), Use.VALUE);
    out.emit(call, instruction);
    finish(use);
    return true;
  }

  private static @Nullable Value negative(Value operand) {
    Value result =
        switch (operand) {
          case DoubleVector number when number.isScalar() && !Double.isNaN(number.scalar()) ->
              new DoubleVector(-number.scalar());
          case IntVector number when number.isScalar() && number.scalar() != Na.INT ->
              new IntVector(-number.scalar());
          default -> null;
        };
    if (result != null) {
      result.share();
    }
    return result;
  }

  boolean binary(Call call, Instruction instruction, Use use) {
    expression(call.argument(0), Use.VALUE);
    expression(call.argument(1), Use.VALUE);
    out.emit(call, instruction);
    finish(use);
    return true;
  }

  boolean quote(Call call, Use use) {
    constant(call.argument(0), use);
    return true;
  }

  boolean assign(Call call, boolean outer, Use use) {
    return assignments.assign(call, outer, use);
  }

  boolean block(Call call, Use use) {
    int count = call.size();
    if (count == 0) {
      constant(NullValue.NULL, use);
    }
    for (int i = 0; i < count; i++) {
      expression(call.argument(i), i == count - 1 ? use : Use.EFFECT);
    }
    return true;
  }

  boolean parenthesis(Call call, Use use) {
    expression(call.argument(0), Use.VALUE);
    finish(use);
    return true;
  }

  boolean conditional(Call call, Use use) {
    var otherwise = new Label();
    var end = new Label();
    expression(call.argument(0), Use.VALUE);
    out.callAtNext(call);
    out.jump(Instruction.JUMP_UNLESS, otherwise);
    int depth = out.depth();
    expression(call.argument(1), use);
    out.jump(Instruction.JUMP, end);
    out.place(otherwise);
    out.setDepth(depth);
    if (call.size() == 3) {
      expression(call.argument(2), use);
    } else {
      invisibleNull(use);
    }
    out.place(end);
    return true;
  }

  boolean shortCircuit(Call call, boolean and, Use use) {
    var end = new Label();
    expression(call.argument(0), Use.VALUE);
    out.callAtNext(call);
    out.jump(and ? Instruction.AND_LEFT : Instruction.OR_LEFT, end);
    expression(call.argument(1), Use.VALUE);
    out.emit(call, and ? Instruction.AND_RIGHT : Instruction.OR_RIGHT);
    out.place(end);
    finish(use);
    return true;
  }

  /**
   * A loop with or without a condition.
   *
   * @param condition null for {@code repeat}
   */
  boolean loop(Call call, @Nullable Value condition, Value body, Use use) {
    var start = new Label();
    var end = new Label();
    var outer = loop;
    int depth = out.depth();
    loop = new LoopContext(end, start, depth, depth, entered);
    out.emit(Instruction.BEGIN_LOOP);
    int first = out.size();
    out.place(start);
    if (condition != null) {
      expression(condition, Use.VALUE);
      out.callAtNext(call);
      out.jump(Instruction.JUMP_UNLESS, end);
    }
    expression(body, Use.EFFECT);
    out.jump(Instruction.JUMP_BACK, start);
    endLoop(first, start, end, depth, depth);
    loop = outer;
    invisibleNull(use);
    return true;
  }

  private void endLoop(int first, Label next, Label end, int breakDepth, int depth) {
    int last = out.size();
    out.place(end);
    out.setDepth(breakDepth);
    out.loop(new Code.Loop(first, last, last, next.target(), breakDepth, depth));
    out.emit(Instruction.END_LOOP);
  }

  boolean forLoop(Call call, Use use) {
    if (!(call.argument(0) instanceof Symbol variable)) {
      return false;
    }
    var start = new Label();
    var end = new Label();
    var outer = loop;
    int depth = out.depth();
    expression(call.argument(1), Use.VALUE);
    out.emit(call, Instruction.FOR);
    loopStates++;
    out.emit(Instruction.BEGIN_LOOP);
    loop = new LoopContext(end, start, depth, depth + 1, entered);
    int first = out.size();
    out.place(start);
    var done = new Label();
    int slot = layout.slot(variable);
    if (slot >= 0) {
      out.jump(Instruction.STEP_SLOT, done, slot);
    } else {
      out.jump(Instruction.STEP, done, out.variable(variable));
    }
    expression(call.argument(2), Use.EFFECT);
    out.jump(Instruction.JUMP_BACK, start);
    out.place(done);
    out.emit(Instruction.POP);
    loopStates--;
    endLoop(first, start, end, depth, depth + 1);
    loop = outer;
    invisibleNull(use);
    return true;
  }

  boolean leave(boolean leaving, Use use) {
    int depth = out.depth();
    if (loop == null || entered > loop.entered()) {
      // A jump sets the running calls back, among which those that were entered are.
      out.emit(leaving ? Instruction.BREAK_OUTER : Instruction.NEXT_OUTER);
      afterLeaving(depth, use);
      return true;
    }
    int target = leaving ? loop.breakDepth() : loop.depth();
    if (depth > target) {
      out.emit(Instruction.DROP, depth - target);
    }
    if (leaving) {
      out.jump(Instruction.JUMP, loop.breakLabel());
    } else {
      out.jump(Instruction.JUMP_BACK, loop.nextLabel());
    }
    afterLeaving(depth, use);
    return true;
  }

  /**
   * Control does not get here, but the code that follows counts on a value if one was asked for.
   */
  private void afterLeaving(int depth, Use use) {
    out.setDepth(use == Use.EFFECT ? depth : depth + 1);
  }

  boolean returning(Call call, Use use) {
    int depth = out.depth();
    if (call.size() == 1) {
      expression(call.argument(0), Use.RESULT);
    } else {
      constant(NullValue.NULL, Use.RESULT);
    }
    out.emit(function ? Instruction.RETURN : Instruction.RETURN_OUTER);
    afterLeaving(depth, use);
    return true;
  }

  boolean closure(Call call, Use use) {
    if (!(call.argument(0) instanceof ListVector || call.argument(0) == NullValue.NULL)) {
      return false;
    }
    var source =
        call.size() > 2 && call.argument(2) instanceof SourceReference reference ? reference : null;
    var definition =
        new Closure.Definition(Language.formals(call.argument(0)), call.argument(1), source);
    out.emit(Instruction.CLOSURE, out.constant(new ClosureTemplate(definition, source)));
    finish(use);
    return true;
  }

  boolean subset(Call call, boolean element, Use use) {
    if (call.size() < 1 || hasDots(call) || !call.name(0).isEmpty()) {
      return false;
    }
    if (call.argument(0) == Symbol.MISSING) {
      return false;
    }
    expression(call.argument(0), Use.VALUE);
    subsetOf(call, element);
    finish(use);
    return true;
  }

  static boolean hasDots(Call call) {
    for (var argument : call.arguments()) {
      if (argument == Symbol.DOTS) {
        return true;
      }
    }
    return false;
  }

  /** Takes a part of what is on the stack; the arguments are those of the call after the first. */
  void subsetOf(Call call, boolean element) {
    int count = call.size() - 1;
    boolean plain = isPlainAfterFirst(call);
    indices(call);
    if (plain && count == 1) {
      out.emit(call, element ? Instruction.ELEMENT : Instruction.INDEX);
    } else if (plain && count == 2 && !element) {
      out.emit(call, Instruction.INDEX_MATRIX);
    } else {
      out.emit(
          call,
          element ? Instruction.SUBSET_ELEMENT : Instruction.SUBSET,
          out.constant(call),
          count);
    }
  }

  /** Puts the arguments after the first one on the stack. */
  void indices(Call call) {
    for (int i = 1; i < call.size(); i++) {
      var argument = call.argument(i);
      if (argument == Symbol.MISSING) {
        out.emit(Instruction.CONST, out.constant(Symbol.MISSING));
      } else {
        if (argument instanceof Symbol) {
          out.nextMayBeEmpty();
        }
        expression(argument, Use.VALUE);
      }
    }
  }

  static boolean isPlainAfterFirst(Call call) {
    for (int i = 1; i < call.size(); i++) {
      if (!call.name(i).isEmpty() || call.argument(i) == Symbol.MISSING) {
        return false;
      }
    }
    return true;
  }

  boolean member(Call call, Use use) {
    if (memberName(call) == null || !isPlain(call) && !isDotsMember(call)) {
      return false;
    }
    expression(call.argument(0), Use.VALUE);
    out.emit(call, Instruction.MEMBER, out.constant(call));
    finish(use);
    return true;
  }

  /** {@return whether this is {@code x$...}, where the dots are a name} */
  private static boolean isDotsMember(Call call) {
    return call.names() == null
        && call.argument(1) == Symbol.DOTS
        && call.argument(0) != Symbol.DOTS
        && call.argument(0) != Symbol.MISSING;
  }

  /** {@return what is on the right of {@code $}, or null} */
  static @Nullable String memberName(Call call) {
    if (call.size() != 2) {
      return null;
    }
    return switch (call.argument(1)) {
      case Symbol symbol when symbol != Symbol.MISSING -> symbol.name();
      case StringVector text when text.length() == 1 -> text.get(0);
      default -> null;
    };
  }

  boolean alternatives(Call call, Use use) {
    if (call.size() < 2
        || hasDots(call)
        || !call.name(0).isEmpty()
        || call.argument(0) == Symbol.MISSING) {
      return false;
    }
    int count = call.size() - 1;
    for (int i = 1; i <= count; i++) {
      if (call.name(i).equals("EXPR")) {
        return false;
      }
    }
    var table = new SwitchTable(count);
    expression(call.argument(0), Use.VALUE);
    out.emit(call, Instruction.SWITCH, out.constant(table));
    int depth = out.depth();
    var end = new Label();
    for (int i = 1; i <= count; i++) {
      boolean empty = call.argument(i) == Symbol.MISSING;
      table.put(i - 1, call.name(i), call.argument(i), empty, out.size());
      if (!empty) {
        out.setDepth(depth);
        expression(call.argument(i), use);
        out.jump(Instruction.JUMP, end);
      }
    }
    table.setNothing(out.size());
    out.setDepth(depth);
    invisibleNull(use);
    out.place(end);
    return true;
  }

  boolean useMethod(Call call, Use use) {
    if (!function) {
      return false;
    }
    int depth = out.depth();
    for (var argument : call.arguments()) {
      expression(argument, Use.VALUE);
    }
    out.emit(call, Instruction.USE_METHOD, call.size());
    out.emit(Instruction.RETURN);
    afterLeaving(depth, use);
    return true;
  }

  /** A call of whatever the function turns out to be. */
  private void ordinary(Call call, Use use) {
    var site = new CallSite(call, layout);
    int constant = out.constant(site);
    if (call.function() instanceof Symbol symbol) {
      out.emit(call, Instruction.FUNCTION, out.variable(symbol), layout.slot(symbol));
    } else if (call.function() instanceof StringVector text && text.length() == 1) {
      out.emit(call, Instruction.FUNCTION, out.variable(Symbol.of(text.get(0))), -1);
    } else {
      expression(call.function(), Use.VALUE);
      out.emit(call, Instruction.FUNCTION_VALUE);
    }
    if (site.hasDots() || hasMissing(call)) {
      out.emit(call, Instruction.CALL_LAZY, constant);
    } else {
      var lazy = new Label();
      var end = new Label();
      out.jump(Instruction.JUMP_UNLESS_EAGER, lazy);
      int depth = out.depth();
      if (hasCode(call)) {
        out.emit(Instruction.ENTER, constant);
      }
      entered++;
      for (var argument : call.arguments()) {
        expression(argument, Use.VALUE);
      }
      entered--;
      out.emit(call, Instruction.CALL_EAGER, constant, call.size());
      out.jump(Instruction.JUMP, end);
      out.place(lazy);
      out.setDepth(depth);
      out.emit(call, Instruction.CALL_LAZY, constant);
      out.place(end);
    }
    if (use == Use.EFFECT) {
      out.emit(Instruction.POP);
    }
  }

  /** {@return whether evaluating some argument may do anything} */
  private static boolean hasCode(Call call) {
    for (var argument : call.arguments()) {
      if (argument instanceof Call || argument instanceof Symbol) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasMissing(Call call) {
    for (var argument : call.arguments()) {
      if (argument == Symbol.MISSING) {
        return true;
      }
    }
    return false;
  }
}
