package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.operation.Arithmetic;
import dev.oser.lang.r.operation.ArithmeticOperator;
import dev.oser.lang.r.operation.Comparison;
import dev.oser.lang.r.operation.ComparisonOperator;
import dev.oser.lang.r.operation.ElementAccess;
import dev.oser.lang.r.operation.Logic;
import dev.oser.lang.r.operation.Ranges;
import dev.oser.lang.r.operation.Room;
import dev.oser.lang.r.operation.Selector;
import dev.oser.lang.r.operation.SubAssign;
import dev.oser.lang.r.operation.Subset;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ForLoop;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Instructions that take more than a few lines: vectors, objects, errors. */
final class Operations {
  private static final ArithmeticOperator[] ARITHMETIC = ArithmeticOperator.values();
  private static final ComparisonOperator[] COMPARISON = ComparisonOperator.values();

  private final Machine machine;
  private final ElementAccess elements;

  Operations(Machine machine) {
    this.machine = machine;
    this.elements = new ElementAccess(machine.runtime());
  }

  private Context context(Code code, int place, Environment environment) {
    return new Context(machine.runtime(), (Call) code.callAt(place), environment, null);
  }

  private static String name(int op) {
    if (op <= Op.INTEGER_DIVIDE) {
      return ARITHMETIC[op - Op.ADD].symbol();
    }
    if (op <= Op.GREATER_EQUAL) {
      return COMPARISON[op - Op.EQUAL].symbol();
    }
    return op == Op.AND ? "&" : "|";
  }

  /** Room for the result is where the interpreter says that nobody uses the operands again. */
  Value binary(Code code, int place, Value a, Value b, Room room, Environment environment) {
    int op = code.instructions()[place];
    int seen = Feedback.operands(a, b);
    // Numbers come here only if their result is NA.
    boolean numbers = (seen & ~(Feedback.INTEGERS | Feedback.DOUBLES)) == 0;
    Feedback.flag(
        code.feedback().words(),
        code.instructions()[place + 1],
        numbers ? seen | Feedback.NA_OR_OVERFLOW : seen);
    var context = context(code, place, environment);
    if (a.isObject() || b.isObject()) {
      var answer = operatorMethod(name(op), a, b, context);
      if (answer != null) {
        return answer;
      }
    }
    if (op <= Op.INTEGER_DIVIDE) {
      return Arithmetic.binary(ARITHMETIC[op - Op.ADD], a, b, room, context);
    }
    if (op <= Op.GREATER_EQUAL) {
      return Comparison.binary(COMPARISON[op - Op.EQUAL], a, b, context);
    }
    return Logic.binary(op == Op.AND, a, b, room, context);
  }

  private @Nullable Value operatorMethod(String name, Value a, @Nullable Value b, Context context) {
    return machine.runtime().methods().operator(name, a, b, context.call(), context.environment());
  }

  Value unary(Code code, int place, Value operand, Room room, Environment environment) {
    int op = code.instructions()[place];
    var single =
        Scalars.unary(op, operand, code.feedback().words(), code.instructions()[place + 1]);
    if (single != null) {
      return single;
    }
    Feedback.flag(
        code.feedback().words(), code.instructions()[place + 1], Feedback.operand(operand));
    if (operand.isObject()) {
      var name = op == Op.NOT ? "!" : op == Op.MINUS ? "-" : "+";
      var answer = operatorMethod(name, operand, null, context(code, place, environment));
      if (answer != null) {
        return answer;
      }
    }
    return switch (op) {
      case Op.NOT -> Logic.not(operand, room);
      case Op.MINUS -> Arithmetic.negate(operand, room);
      default -> Arithmetic.plus(operand);
    };
  }

  Value range(Code code, int place, Value from, Value to, Environment environment) {
    Feedback.flag(
        code.feedback().words(), code.instructions()[place + 1], Feedback.operands(from, to));
    if (from instanceof IntVector a
        && to instanceof IntVector b
        && a.isScalar()
        && b.isScalar()
        && a.scalar() > 0
        && b.scalar() >= a.scalar()) {
      return IntVector.sequence(a.scalar(), 1, b.scalar() - a.scalar() + 1);
    }
    var context = context(code, place, environment);
    var crossed = Methods.crossed(from, to, context);
    return crossed == null ? Ranges.range(from, to, context) : crossed;
  }

  boolean condition(Value value) {
    return Logic.condition(value);
  }

  int truth(Code code, int place, Value value, String side, Environment environment) {
    if (value instanceof LogicalVector truth && truth.isScalar()) {
      return truth.scalar();
    }
    int op = code.instructions()[place];
    var operator = op == Op.AND_LEFT || op == Op.AND_RIGHT ? "&&" : "||";
    return Logic.scalar(value, operator, side, context(code, place, environment));
  }

  Value both(Code code, int place, Value left, Value right, Environment environment) {
    int a = ((LogicalVector) left).get(0);
    int b = truth(code, place, right, "y", environment);
    return LogicalVector.ofInt(
        code.instructions()[place] == Op.AND_RIGHT ? Logic.and(a, b) : Logic.or(a, b));
  }

  private @Nullable Value method(
      String generic, Args arguments, Call call, Environment environment) {
    return arguments.get(0).isObject()
        ? machine.runtime().methods().dispatch(generic, "", arguments, call, environment)
        : null;
  }

  Value index(Code code, int place, Value x, Value index, Environment environment) {
    var arguments = Args.of(x, index);
    var answer = method("[", arguments, (Call) code.callAt(place), environment);
    return answer != null ? answer : Subset.subset(x, arguments.from(1));
  }

  Value element(Code code, int place, Value x, Value index, Environment environment) {
    var arguments = Args.of(x, index);
    var answer = method("[[", arguments, (Call) code.callAt(place), environment);
    return answer != null ? answer : elements.element(x, index, true);
  }

  Value matrix(Code code, int place, Value x, Value i, Value j, Environment environment) {
    var element = Scalars.index(x, i, j);
    if (element != null) {
      return element;
    }
    var arguments = Args.of(x, i, j);
    var answer = method("[", arguments, (Call) code.callAt(place), environment);
    return answer != null ? answer : Subset.subset(x, arguments.from(1));
  }

  /** {@return the arguments that are on the stack} */
  private static Args arguments(Call call, int count, Value[] stack, int base, int skipped) {
    var values = new Value[count + 1];
    String[] names = call.names() == null ? null : new String[count + 1];
    values[0] = stack[base];
    for (int i = 1; i <= count; i++) {
      values[i] = stack[base + i + skipped];
    }
    for (int i = 0; names != null && i <= count; i++) {
      names[i] = call.name(i);
    }
    return new Args(values, names);
  }

  Value subset(Code code, int place, Value[] stack, int base, Environment environment) {
    var instructions = code.instructions();
    var call = (Call) code.constants()[instructions[place + 1]];
    var arguments = arguments(call, instructions[place + 2], stack, base, 0);
    boolean element = instructions[place] == Op.SUBSET_ELEMENT;
    var answer = method(element ? "[[" : "[", arguments, call, environment);
    if (answer != null) {
      return answer;
    }
    return element
        ? elements.element(stack[base], arguments.from(1))
        : Subset.subset(stack[base], arguments.from(1));
  }

  Value member(Call call, Value x, Environment environment) {
    var name = Compiler.memberName(call);
    if (name == null) {
      throw new RError("invalid subscript type");
    }
    if (x.isObject()) {
      var arguments = Args.of(x, new StringVector(name));
      var answer = method("$", arguments, call, environment);
      if (answer != null) {
        return answer;
      }
    }
    return elements.member(x, name);
  }

  Value set(Code code, int place, Value x, Value value, Value index, Environment environment) {
    boolean element = code.instructions()[place] == Op.SET_ELEMENT;
    boolean done = Scalars.set(x, index, value, element);
    Feedback.quick(code.feedback().words(), code.instructions()[place + 1], done);
    if (done) {
      return x;
    }
    var setter = x.isObject() ? setter((Call) code.callAt(place), element, index) : null;
    return assign(element, Args.of(x, index), value, setter, context(code, place, environment));
  }

  /**
   * {@return the replacement call as it is written, if it is certain which part of the place an
   * assignment changes by this index}
   */
  private static @Nullable Call setter(@Nullable Call assignment, boolean element, Value index) {
    var function = Symbol.of(element ? "[[" : "[");
    Call found = null;
    Value part = assignment == null || assignment.size() == 0 ? null : assignment.argument(0);
    while (part instanceof Call place && place.size() > 0) {
      if (place.calls(function) && place.size() == 2 && mayBe(place.argument(1), index)) {
        if (found != null) {
          return null;
        }
        found = place;
      }
      part = place.argument(0);
    }
    return found == null ? null : Calls.setter(found);
  }

  private static boolean mayBe(Value written, Value index) {
    return !(written instanceof Vector constant)
        || index instanceof Vector vector
            && vector.length() == 1
            && constant.stringAt(0).equals(vector.stringAt(0));
  }

  /**
   * @param setter the call as it is written, for methods to see; else they see the indices
   */
  private Value assign(
      boolean element, Args arguments, Value value, @Nullable Call setter, Context context) {
    var x = arguments.get(0);
    if (x.isObject()) {
      var builder = new Args.Builder();
      builder.addAll(arguments);
      builder.add(value, "value");
      var generic = element ? "[[<-" : "[<-";
      var all = builder.build();
      var shown =
          setter == null
              ? Calls.shown(generic, all.with(0, Symbol.TEMPORARY))
              : Calls.withValue(setter, value);
      var answer = method(generic, all, shown, context.environment());
      if (answer != null) {
        return answer;
      }
    }
    return element
        ? SubAssign.assignElement(x, arguments.from(1), value, !x.isShared(), context)
        : SubAssign.assign(x, arguments.from(1), value, !x.isShared(), context);
  }

  Value setSubset(Code code, int place, Value[] stack, int base, Environment environment) {
    var instructions = code.instructions();
    var call = (Call) code.constants()[instructions[place + 1]];
    boolean element = instructions[place] == Op.SET_SUBSET_ELEMENT;
    if (instructions[place + 2] == 2
        && call.name(1).isEmpty()
        && call.name(2).isEmpty()
        && Scalars.set(stack[base], stack[base + 2], stack[base + 3], stack[base + 1])) {
      return stack[base];
    }
    var arguments = arguments(call, instructions[place + 2], stack, base, 1);
    return assign(element, arguments, stack[base + 1], call, context(code, place, environment));
  }

  Value setMember(Code code, int place, Value x, Value value, Environment environment) {
    var call = (Call) code.constants()[code.instructions()[place + 1]];
    if (x instanceof Environment e && !x.isObject() && call.argument(1) instanceof Symbol symbol) {
      machine.runtime().assign(symbol, value, e);
      return x;
    }
    var name =
        call.argument(1) instanceof Symbol symbol
            ? symbol.name()
            : ((StringVector) call.argument(1)).get(0);
    var context = context(code, place, environment);
    if (x.isObject()) {
      var arguments =
          new Args(new Value[] {x, new StringVector(name), value}, new String[] {"", "", "value"});
      var answer = method("$<-", arguments, Calls.withValue(call, value), environment);
      if (answer != null) {
        return answer;
      }
    }
    return SubAssign.assignMember(x, name, value, !x.isShared(), context);
  }

  /**
   * A part of a list that is seen by others is seen by them through that list. What is in an
   * environment is its own: whoever sees the environment is to see the change.
   */
  void sharePart(Value object, Value part) {
    if (machine.alwaysCopies() || object.isShared() && !(object instanceof Environment)) {
      part.share();
    }
  }

  /** {@code x[i] <- value} of a variable in a slot. */
  void setSlot(Code code, int place, Value value, Value index, Activation activation) {
    int slot = code.instructions()[place + 1];
    var old = activation.slots()[slot];
    var changed = changed(code, place, old, code.layout().name(slot), value, index, activation);
    machine.variables().store(activation, slot, changed);
  }

  /** {@code x[i] <- value} of a variable that is looked for by its name. */
  void setNamed(Code code, int place, Value value, Value index, Environment environment) {
    var site = (VariableSite) code.constants()[code.instructions()[place + 1]];
    boolean element = code.instructions()[place] == Op.SET_ELEMENT_NAMED;
    var cell = site.cellIn(environment);
    var old = cell == null ? null : cell.value();
    var seen = code.feedback().words();
    int at = code.instructions()[place + 2];
    if (old != null
        && old != value
        && !machine.alwaysCopies()
        && !environment.isGuarded()
        && Scalars.set(old, index, value, element)) {
      Feedback.quick(seen, at, true);
      Feedback.value(seen, at, old);
      environment.change();
      return;
    }
    Feedback.quick(seen, at, false);
    var changed = changed(code, place, old, site.symbol(), value, index, environment);
    Feedback.value(seen, at, changed);
    machine.variables().store(environment, site, changed);
  }

  /** {@return what {@code x[i] <- value} makes of a variable} */
  Value changed(
      Code code,
      int place,
      @Nullable Value old,
      Symbol symbol,
      Value value,
      Value index,
      Environment environment) {
    int op = code.instructions()[place];
    boolean element = op == Op.SET_ELEMENT_SLOT || op == Op.SET_ELEMENT_NAMED;
    if (old == value) {
      // x[i] <- x: what is assigned is the old x, also while the new one is being made.
      value.share();
    }
    var x = machine.variables().update(environment, symbol);
    if (Scalars.set(x, index, value, element)) {
      return x;
    }
    var setter = x.isObject() ? setter((Call) code.callAt(place), element, index) : null;
    return assign(element, Args.of(x, index), value, setter, context(code, place, environment));
  }

  Value loop(Value sequence) {
    if (sequence instanceof Vector vector) {
      vector.share();
      if (Methods.isFactor(vector)) {
        return new ForLoop(factorTexts(vector));
      }
      return new ForLoop(vector);
    }
    if (sequence == NullValue.NULL) {
      return new ForLoop(sequence);
    }
    throw new RError("invalid for() loop sequence");
  }

  private static Vector factorTexts(Vector factor) {
    var levels = (StringVector) Objects.requireNonNull(factor.attribute(Symbol.LEVELS));
    var texts = new String[factor.length()];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = factor.isNa(i) ? Na.STRING : levels.get(factor.intAt(i) - 1);
    }
    return StringVector.of(texts);
  }

  /**
   * {@return the next element of a loop whose variable has the last one} If that is a number that
   * only the variable holds, it becomes the next one.
   */
  Value nextItem(ForLoop loop, int index, @Nullable Value last) {
    if (last != null && last == loop.last() && !last.isShared() && !machine.alwaysCopies()) {
      if (last instanceof IntVector number
          && number.isScalar()
          && loop.sequence() instanceof IntVector numbers) {
        number.set(0, numbers.get(index));
        return number;
      }
      if (last instanceof DoubleVector number
          && number.isScalar()
          && loop.sequence() instanceof DoubleVector numbers) {
        number.set(0, numbers.get(index));
        return number;
      }
    }
    var item = item(loop, index);
    loop.setLast(item);
    return item;
  }

  static Value item(ForLoop loop, int index) {
    if (loop.sequence() instanceof IntVector numbers) {
      return new IntVector(numbers.get(index));
    }
    if (loop.sequence() instanceof ListVector list) {
      var item = list.get(index);
      item.share();
      return item;
    }
    return ((Vector) loop.sequence()).element(index);
  }

  Closure closure(ClosureTemplate template, Environment environment) {
    environment.escape();
    var closure = new Closure(template.definition(), environment);
    var source = template.source();
    if (source != null
        && (machine.runtime().keepsSource() || source.spans().getFirst().source().isKept())) {
      closure.setAttribute(Symbol.SRCREF, source);
    }
    return closure;
  }

  /** {@return where {@code break} or {@code next} of a promise goes, if anywhere} */
  static RuntimeException leaving(Environment environment, boolean leaving) {
    return environment.isInLoop()
        ? new Jump.Loop(environment, leaving)
        : RError.ofFrame(Jump.Loop.NO_LOOP);
  }

  int alternative(Code code, int place, SwitchTable table, Value value, Environment environment) {
    return table.target(Selector.of(value, context(code, place, environment)));
  }
}
