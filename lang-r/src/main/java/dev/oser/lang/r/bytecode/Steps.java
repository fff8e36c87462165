package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.operation.Room;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Memory;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ForLoop;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * What compiled code has done for it as the interpreter does it: single instructions that may run
 * any other code, and calls of closures. {@link Continuation} goes on where it leaves for the
 * interpreter.
 */
public final class Steps {
  private final Machine machine;

  Steps(Machine machine) {
    this.machine = machine;
  }

  public Machine machine() {
    return machine;
  }

  /**
   * Runs one instruction that neither jumps nor ends.
   *
   * @param values the operands that must not change while it runs, those it takes on top
   * @return what it leaves on top, if anything; null if a promise wants to leave a loop around the
   *     instruction or go on with it, which {@link Continuation#runAfterJump} then does
   */
  public @Nullable Value run(Code code, int place, Environment environment, Value[] values) {
    var operands = machine.operands().enter(values.length + 1);
    machine.setOperands(operands);
    try {
      var stack = operands.stack();
      int top = operands.base() + values.length;
      System.arraycopy(values, 0, stack, operands.base(), values.length);
      operands.setHeight(top);
      return perform(code, place, environment, stack, top);
    } catch (Jump.Loop jump) {
      return postponed(jump, code, place, environment);
    } catch (RuntimeException | OutOfMemoryError problem) {
      throw raised(problem, code, place);
    } finally {
      machine.setOperands(operands.leave());
    }
  }

  /**
   * {@return what a quiet builtin makes of values, or null if that is for the interpreter}
   *
   * @param consumes whether nobody uses the values again, so that the builtin may change them
   */
  public @Nullable Value quiet(
      CallSite site, Builtin builtin, boolean consumes, @Nullable Value[] values) {
    for (var value : values) {
      if (value == null || value == Symbol.MISSING) {
        return null;
      }
    }
    return machine.quietCalls().call(site, builtin, consumes, values);
  }

  /**
   * Calls a closure with promises for all arguments but those that have been evaluated.
   *
   * @param callee the code of the closure that asks for these first
   */
  public @Nullable Value call(
      Code code,
      int place,
      CallSite site,
      Closure closure,
      Environment environment,
      Code callee,
      int[] parameters,
      @Nullable Value[] values) {
    try {
      return machine.caller().callGiven(site, closure, environment, callee, parameters, values);
    } catch (Jump.Loop jump) {
      return postponed(jump, code, place, environment);
    } catch (RuntimeException | OutOfMemoryError problem) {
      throw raised(problem, code, place);
    }
  }

  /** {@return what is thrown on: errors are shown to handlers as the interpreter does it} */
  private RuntimeException raised(Throwable problem, Code code, int place) {
    return switch (problem) {
      case RError error -> machine.raised(error, code, place);
      case Jump jump -> jump;
      case UncheckedIOException closed -> closed;
      case RuntimeException bug ->
          machine.raised(machine.internalError(code.callAt(place), bug), code, place);
      default -> machine.raised(Memory.full(), code, place);
    };
  }

  /** A jump to a loop of this code waits until the code has written down where it is. */
  private @Nullable Value postponed(Jump.Loop jump, Code code, int place, Environment environment) {
    if (jump.target() != environment || code.loopAt(place) == null) {
      throw jump;
    }
    machine.setJump(jump);
    return null;
  }

  private Value perform(Code code, int place, Environment environment, Value[] stack, int top) {
    var words = code.instructions();
    var constants = code.constants();
    var operations = machine.operations();
    var variables = machine.variables();
    var caller = machine.caller();
    var instruction = Instruction.of(words[place]);
    int base = top - instruction.takes(words, place);
    return switch (instruction) {
      case FORCE -> machine.evaluate((Promise) constants[words[place + 1]]);
      case LOAD_SLOT -> {
        var bound = ((Activation) environment).slots()[words[place + 1]];
        yield code.takesEmpty(place) && Variables.isEmpty(bound)
            ? Symbol.MISSING
            : variables.load(
                environment, words[place + 1], bound, code.feedback().words(), words[place + 2]);
      }
      case LOAD -> {
        var site = (VariableSite) constants[words[place + 1]];
        yield code.takesEmpty(place) && Variables.isEmpty(environment, site.symbol())
            ? Symbol.MISSING
            : variables.load(environment, site, code.feedback().words(), words[place + 2]);
      }
      case STORE_OUTER -> {
        variables.storeOuter(environment, symbol(code, place), stack[base]);
        yield NullValue.NULL;
      }
      case ADD,
          SUBTRACT,
          MULTIPLY,
          DIVIDE,
          POWER,
          MODULO,
          INTEGER_DIVIDE,
          EQUAL,
          NOT_EQUAL,
          LESS,
          GREATER,
          LESS_EQUAL,
          GREATER_EQUAL,
          AND,
          OR ->
          binary(code, place, stack[base], stack[base + 1], environment);
      case NOT, MINUS, PLUS -> operations.unary(code, place, stack[base], Room.NEW, environment);
      case RANGE -> operations.range(code, place, stack[base], stack[base + 1], environment);
      case AND_RIGHT, OR_RIGHT ->
          operations.both(code, place, stack[base], stack[base + 1], environment);
      case INDEX -> {
        var result = Scalars.index(stack[base], stack[base + 1]);
        yield result != null
            ? result
            : operations.index(code, place, stack[base], stack[base + 1], environment);
      }
      case ELEMENT -> {
        var result = Scalars.element(stack[base], stack[base + 1]);
        yield result != null
            ? result
            : operations.element(code, place, stack[base], stack[base + 1], environment);
      }
      case INDEX_MATRIX ->
          operations.matrix(
              code, place, stack[base], stack[base + 1], stack[base + 2], environment);
      case SUBSET, SUBSET_ELEMENT -> operations.subset(code, place, stack, base, environment);
      case MEMBER ->
          operations.member((Call) constants[words[place + 1]], stack[base], environment);
      // Compiled code assigns the result itself.
      case SET_INDEX_SLOT, SET_ELEMENT_SLOT ->
          operations.changed(
              code,
              place,
              ((Activation) environment).slots()[words[place + 1]],
              code.layout().name(words[place + 1]),
              stack[base],
              stack[base + 1],
              environment);
      case SET_INDEX_NAMED, SET_ELEMENT_NAMED ->
          operations.changed(
              code,
              place,
              environment.get(symbol(code, place)),
              symbol(code, place),
              stack[base],
              stack[base + 1],
              environment);
      case SET_INDEX, SET_ELEMENT ->
          operations.set(code, place, stack[base], stack[base + 1], stack[base + 2], environment);
      case SET_SUBSET, SET_SUBSET_ELEMENT ->
          operations.setSubset(code, place, stack, base, environment);
      case SET_MEMBER ->
          operations.setMember(code, place, stack[base], stack[base + 1], environment);
      case UPDATE_SLOT ->
          variables.update(
              (Activation) environment,
              words[place + 1],
              code.feedback().words(),
              words[place + 2]);
      case UPDATE ->
          variables.update(
              environment, symbol(code, place), code.feedback().words(), words[place + 2]);
      case UPDATE_OUTER ->
          variables.updateOuter(
              environment, symbol(code, place), code.feedback().words(), words[place + 2]);
      case FOR -> operations.loop(stack[base]);
      case CLOSURE -> closure(code, place, environment);
      case FUNCTION ->
          variables.function(
              environment, (VariableSite) constants[words[place + 1]], words[place + 2]);
      case FUNCTION_VALUE -> {
        if (stack[base] instanceof Function) {
          yield stack[base];
        }
        throw RError.ofFrame("attempt to apply non-function");
      }
      case CALL_EAGER ->
          caller.callEager((CallSite) constants[words[place + 1]], stack, base, environment);
      case CALL_LAZY -> {
        var site = (CallSite) constants[words[place + 1]];
        yield stack[base] instanceof Closure closure
            ? caller.callClosure(site, closure, environment)
            : caller.callBuiltin(site, stack[base], environment);
      }
      case CALL_GETTER ->
          machine
              .replacements()
              .get((CallSite) constants[words[place + 1]], stack[base], environment);
      case CALL_SETTER ->
          machine
              .replacements()
              .set(
                  (CallSite) constants[words[place + 1]],
                  stack[base],
                  stack[base + 1],
                  environment);
      case USE_METHOD ->
          machine
              .generics()
              .useMethod(stack[base], words[place + 1] > 1 ? stack[base + 1] : null, environment);
      case RETURN_OUTER -> throw new Jump.Return(environment, stack[base]);
      case BREAK_OUTER -> throw Operations.leaving(environment, true);
      case NEXT_OUTER -> throw Operations.leaving(environment, false);
      case CONST,
          STORE_SLOT,
          STORE,
          POP,
          DUP,
          PICK,
          DROP,
          JUMP,
          JUMP_BACK,
          JUMP_UNLESS,
          RETURN,
          VISIBLE,
          INVISIBLE,
          AND_LEFT,
          OR_LEFT,
          STEP_SLOT,
          STEP,
          JUMP_UNLESS_EAGER,
          ENTER,
          SWITCH,
          BEGIN_LOOP,
          END_LOOP,
          PIN,
          UNPIN,
          SHARE_PART ->
          throw new IllegalStateException("compiled code does this itself: " + instruction);
    };
  }

  private Value binary(Code code, int place, Value a, Value b, Environment environment) {
    var words = code.instructions();
    var result = Scalars.binary(words[place], a, b, code.feedback().words(), words[place + 1]);
    return result != null
        ? result
        : machine.operations().binary(code, place, a, b, Room.NEW, environment);
  }

  /** {@return what an operator gives for single values, or null} */
  public static @Nullable Value operator(int op, Value a, Value b, int[] feedback, int at) {
    return Scalars.binary(op, a, b, feedback, at);
  }

  /** {@return what an operator gives for vectors that are no objects, without a word; or null} */
  public static @Nullable Value vectors(int op, Value a, Value b, Room room) {
    return QuietOperators.binary(op, a, b, room);
  }

  /** {@return the same of an operator with one operand} */
  public static @Nullable Value vector(int op, Value a, Room room) {
    return QuietOperators.unary(op, a, room);
  }

  /** {@return an element of a vector without attributes, or null} */
  public static @Nullable Value element(Value x, int place) {
    return Scalars.index(x, place);
  }

  /** {@return whether {@code x[i]} has no attributes} */
  public static boolean isBare(Value x) {
    return Scalars.isBare(x);
  }

  /** {@return x[i] or x[[i]] for a single number as an index of a simple vector, or null} */
  public static @Nullable Value part(Value x, Value index, boolean element) {
    return element ? Scalars.element(x, index) : Scalars.index(x, index);
  }

  /** {@return whether an element could be replaced in place} */
  public static boolean replace(Value x, int place, Value value, boolean element) {
    return x != value && Scalars.set(x, place, value, element);
  }

  /**
   * {@return whether an element could be replaced in place} Not of a single number: code that runs
   * in the same environment may have copied it, and has to be told.
   */
  public static boolean set(Value x, int place, Value value, boolean element) {
    return x != value && x.length() > 1 && Scalars.set(x, place, value, element);
  }

  /** {@return what a loop comes to} */
  public static Value item(ForLoop loop, int index) {
    return Operations.item(loop, index);
  }

  /** {@return whether a call of a closure runs this code now, which may have been made anew} */
  public static boolean runs(Closure closure, Code code) {
    var environment = closure.environment();
    return closure.definition().executable() == code
        && code.epoch() == environment.assumptions().epoch()
        && !environment.isDetached();
  }

  /** {@return the name of the generic that code is, if all it does is to call a method; or null} */
  public static @Nullable String generic(Code code) {
    var words = code.instructions();
    return words.length > 3
            && words[0] == Op.CONST
            && words[2] == Op.USE_METHOD
            && words[3] == 1
            && code.constants()[words[1]] instanceof StringVector name
            && name.isPlainScalar()
        ? name.get(0)
        : null;
  }

  /** {@return the method of a generic for an object, or null if it has to be looked for} */
  public @Nullable Value method(String name, Closure generic, Value object, Environment from) {
    return machine.generics().knownMethod(name, generic, object, from);
  }

  /** {@return the closure that an instruction makes} */
  public Closure closure(Code code, int place, Environment environment) {
    return machine.operations().closure(template(code, place), environment);
  }

  /** {@return what closures that an instruction makes have in common} */
  public static Closure.Definition definition(Code code, int place) {
    return template(code, place).definition();
  }

  private static ClosureTemplate template(Code code, int place) {
    return (ClosureTemplate) code.constants()[code.instructions()[place + 1]];
  }

  public static boolean isEager(Value function) {
    return Caller.isEager(function);
  }

  // ---- Decisions that may take a longer look. ----

  /** {@return whether a condition holds} */
  public boolean condition(Code code, int place, Value value) {
    try {
      return machine.operations().condition(value);
    } catch (RError error) {
      throw machine.raised(error, code, place);
    }
  }

  /** {@return what one side of && or || is: 0, 1 or NA} */
  public int truth(Code code, int place, Value value, Environment environment) {
    try {
      return machine.operations().truth(code, place, value, "x", environment);
    } catch (RError error) {
      throw machine.raised(error, code, place);
    }
  }

  /** {@return where {@code switch} goes} */
  public int alternative(Code code, int place, Value value, Environment environment) {
    try {
      var table = (SwitchTable) code.constants()[code.instructions()[place + 1]];
      return machine.operations().alternative(code, place, table, value, environment);
    } catch (RError error) {
      throw machine.raised(error, code, place);
    }
  }

  private static Symbol symbol(Code code, int place) {
    return ((VariableSite) code.constants()[code.instructions()[place + 1]]).symbol();
  }

  // ---- Variables. ----

  /**
   * {@return the function that a variable is bound to, also by a promise that was kept; or null}
   */
  public static @Nullable Function functionOf(@Nullable Value bound) {
    return Variables.functionOf(bound);
  }

  /** {@return the value of what a variable is bound to, if nothing has to be done for it} */
  public static @Nullable Value available(@Nullable Value bound) {
    if (bound instanceof Vector) {
      return Variables.held(bound);
    }
    if (bound instanceof Promise promise) {
      return promise.value();
    }
    return Variables.isValue(bound) ? bound : null;
  }

  /**
   * {@return the same of a variable of running code} An argument that is a variable of who called
   * has its value as soon as that variable has one. The code itself may not have written its
   * variables down yet: defaults of parameters are not for here.
   */
  public static @Nullable Value availableIn(Activation running, @Nullable Value bound) {
    var value = available(bound);
    return value == null && bound instanceof Promise promise && promise.environment() != running
        ? Variables.evaluatedQuietly(promise)
        : value;
  }

  /** Assigns to a variable that is looked for by its name. */
  public void store(Environment environment, VariableSite site, Value value) {
    machine.variables().store(environment, site, value);
  }

  /** Assigns to a variable in a slot. */
  public void store(Environment environment, int slot, Value value) {
    machine.variables().store((Activation) environment, slot, value);
  }

  /** {@return how deep calls are nested} */
  public int depth() {
    return machine.depth();
  }

  /** {@return whether calls may be nested deeper than this} */
  public boolean mayNest(int depth) {
    return depth < machine.runtime().options().expressions();
  }

  // ---- Calls of builtins that R has as closures. ----

  /** Shows a call among those that run while its arguments are evaluated. */
  public void enter(CallSite site, Builtin builtin, Environment environment) {
    machine.caller().enter(site, builtin, environment);
  }

  /** Goes back to the calls that ran before one was entered. */
  public void leave() {
    var frame = machine.runtime().frame();
    if (frame != null) {
      machine.runtime().setFrame(frame.previous());
    }
  }

  /**
   * {@return whether a value is an operand of who called this code} It is not pinned as long as no
   * other code of the interpreter has begun: compiled code that changes what is not its own in
   * place has to ask.
   */
  public boolean isOperand(Value value) {
    return machine.operands().contains(value);
  }
}
