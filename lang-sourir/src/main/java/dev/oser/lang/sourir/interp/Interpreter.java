package dev.oser.lang.sourir.interp;

import dev.oser.kit.callee.HostFunction;
import dev.oser.lang.sourir.runtime.ArrayObject;
import dev.oser.lang.sourir.runtime.Operators;
import dev.oser.lang.sourir.runtime.ProgramStop;
import dev.oser.lang.sourir.runtime.Stuck;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.run.ErrorKind;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Runs resolved code. Calls of interpreted functions make frames, not Java calls; calls of compiled
 * functions are Java calls.
 */
public final class Interpreter {
  private final ResolvedProgram program;

  Interpreter(ResolvedProgram program) {
    this.program = program;
  }

  /** Runs a function to its end. */
  Object call(ResolvedFunction function, int depth, Object[] arguments) {
    var result = enter(function, depth, arguments);
    return result instanceof HostFunction.Leave leave ? program.tier().call(leave) : result;
  }

  /** Runs a function until it returns or compiled code can go on with it. */
  public Object enter(ResolvedFunction function, int depth, Object[] arguments) {
    program.tier().called(function, function.countCall(), arguments);
    return run(function.frame(arguments), depth);
  }

  /**
   * Runs a frame.
   *
   * @param depth how many calls it is nested in
   * @return what it returns, or a {@link HostFunction.Leave} if compiled code can go on with it
   */
  public Object run(Frame base, int depth) {
    var state = new Activation(base, depth);
    try {
      return execute(state);
    } catch (Stuck stuck) {
      throw stuck.at(state.line());
    } catch (OutOfMemoryError e) {
      throw Stuck.outOfMemory().at(state.line());
    }
  }

  /** The innermost frame, and how deep it is. */
  private static final class Activation {
    private Frame frame;
    private int depth;
    private int at;

    Activation(Frame base, int depth) {
      this.frame = base;
      this.depth = depth;
    }

    Line line() {
      return frame.code().lines().get(frame.code().lineAt(at));
    }

    void push(Frame callee) {
      callee.returnTo(frame);
      frame = callee;
      depth++;
    }
  }

  private static Object get(int operand, Object[] slots, Object[] constants) {
    return operand >= 0 ? slots[operand] : constants[~operand];
  }

  private Object execute(Activation state) {
    frames:
    while (true) {
      var frame = state.frame;
      var body = frame.code().body();
      int[] code = body.instructions();
      Object[] constants = body.constants();
      var feedback = body.feedback();
      Object[] slots = frame.slots();
      int pc = frame.offset();
      while (true) {
        state.at = pc;
        switch (code[pc]) {
          case Opcode.MOVE -> {
            slots[code[pc + 1]] = get(code[pc + 2], slots, constants);
            pc += 3;
          }
          case Opcode.ADD -> {
            var a = get(code[pc + 2], slots, constants);
            var b = get(code[pc + 3], slots, constants);
            slots[code[pc + 1]] = Operators.wrap(Operators.integer(a) + Operators.integer(b));
            pc += 4;
          }
          case Opcode.SUBTRACT -> {
            var a = get(code[pc + 2], slots, constants);
            var b = get(code[pc + 3], slots, constants);
            slots[code[pc + 1]] = Operators.wrap(Operators.integer(a) - Operators.integer(b));
            pc += 4;
          }
          case Opcode.LESS -> {
            var a = get(code[pc + 2], slots, constants);
            var b = get(code[pc + 3], slots, constants);
            slots[code[pc + 1]] = Operators.integer(a) < Operators.integer(b);
            pc += 4;
          }
          case Opcode.EQUAL -> {
            var a = get(code[pc + 2], slots, constants);
            slots[code[pc + 1]] = Operators.equal(a, get(code[pc + 3], slots, constants));
            pc += 4;
          }
          case Opcode.MULTIPLY,
              Opcode.DIVIDE,
              Opcode.MODULO,
              Opcode.LESS_OR_EQUAL,
              Opcode.GREATER,
              Opcode.GREATER_OR_EQUAL,
              Opcode.NOT_EQUAL,
              Opcode.AND,
              Opcode.OR -> {
            var a = get(code[pc + 2], slots, constants);
            slots[code[pc + 1]] = binary(code[pc], a, get(code[pc + 3], slots, constants));
            pc += 4;
          }
          case Opcode.NEGATE -> {
            var a = get(code[pc + 2], slots, constants);
            slots[code[pc + 1]] = Operators.wrap(-Operators.integer(a));
            pc += 3;
          }
          case Opcode.NOT -> {
            slots[code[pc + 1]] = !Operators.truth(get(code[pc + 2], slots, constants));
            pc += 3;
          }
          case Opcode.LOAD -> {
            var array = Operators.array(get(code[pc + 2], slots, constants));
            var element = array.get(Operators.index(get(code[pc + 3], slots, constants), array));
            feedback.accessed(code[pc + 4], array);
            feedback.seen(code[pc + 4], element);
            slots[code[pc + 1]] = element;
            pc += 5;
          }
          case Opcode.CHECK_ARRAY -> {
            Operators.array(get(code[pc + 1], slots, constants));
            pc += 2;
          }
          case Opcode.CHECK_INDEX -> {
            var array = Operators.array(get(code[pc + 1], slots, constants));
            Operators.index(get(code[pc + 2], slots, constants), array);
            pc += 3;
          }
          case Opcode.LENGTH -> {
            var array = Operators.array(get(code[pc + 2], slots, constants));
            slots[code[pc + 1]] = (long) array.length();
            pc += 3;
          }
          case Opcode.NEW_ARRAY -> {
            long length = Operators.integer(get(code[pc + 2], slots, constants));
            slots[code[pc + 1]] = ArrayObject.ofLength(length);
            pc += 3;
          }
          case Opcode.ARRAY_OF -> {
            slots[code[pc + 1]] =
                ArrayObject.of(values(code, pc + 3, code[pc + 2], slots, constants));
            pc += 3 + code[pc + 2];
          }
          case Opcode.STORE -> {
            var array = Operators.array(get(code[pc + 1], slots, constants));
            int index = Operators.index(get(code[pc + 2], slots, constants), array);
            feedback.accessed(code[pc + 4], array);
            array.set(index, get(code[pc + 3], slots, constants));
            pc += 5;
          }
          case Opcode.DROP -> {
            drop(slots, code[pc + 1]);
            pc += 2;
          }
          case Opcode.READ -> {
            var value = program.read();
            feedback.seen(code[pc + 2], value);
            slots[code[pc + 1]] = value;
            pc += 3;
          }
          case Opcode.PRINT -> {
            program.print(get(code[pc + 1], slots, constants));
            pc += 2;
          }
          case Opcode.ASSERT -> {
            check(get(code[pc + 1], slots, constants));
            pc += 2;
          }
          case Opcode.RETURN -> {
            var value = get(code[pc + 1], slots, constants);
            var caller = frame.caller();
            if (caller == null) {
              return value;
            }
            state.depth--;
            returnTo(caller, value);
            state.frame = caller;
            continue frames;
          }
          case Opcode.STOP ->
              throw new ProgramStop(Operators.status(get(code[pc + 1], slots, constants)));
          case Opcode.END -> throw new ProgramStop(0);
          case Opcode.BRANCH -> {
            boolean truth = Operators.truth(get(code[pc + 1], slots, constants));
            pc = feedback.branch(code[pc + 4], truth) ? code[pc + 2] : code[pc + 3];
          }
          case Opcode.GOTO -> pc = code[pc + 1];
          case Opcode.LOOP -> {
            int line = code[pc + 2];
            pc = code[pc + 1];
            var leave = turn(state, line, feedback);
            if (leave != null) {
              var caller = frame.caller();
              if (caller == null) {
                return leave;
              }
              var value = program.tier().call(leave);
              state.depth--;
              returnTo(caller, value);
              state.frame = caller;
              continue frames;
            }
          }
          case Opcode.CALL -> {
            int count = code[pc + 5];
            var callee = get(code[pc + 2], slots, constants);
            var arguments = values(code, pc + 6, count, slots, constants);
            var function = (ResolvedFunction) Operators.callee(callee, count);
            if (state.depth >= Stuck.DEEPEST_CALL) {
              throw Stuck.tooDeep();
            }
            feedback.called(code[pc + 4], function);
            if (function.isCompiled()) {
              var result = function.call(state.depth + 1, arguments);
              feedback.seen(code[pc + 3], result);
              slots[code[pc + 1]] = result;
              pc += 6 + count;
            } else {
              frame.goOnAt(pc);
              program.tier().called(function, function.countCall(), arguments);
              state.push(function.frame(arguments));
              continue frames;
            }
          }
          case Opcode.ASSUME -> {
            var site = body.assumeList().get(code[pc + 1]);
            pc = program.assumptions().mustFail(site) ? site.exit() : pc + 2;
          }
          case Opcode.GUARD -> {
            pc =
                Operators.truth(get(code[pc + 2], slots, constants))
                    ? pc + 3
                    : body.assumeList().get(code[pc + 1]).exit();
          }
          case Opcode.DEOPTIMIZE -> {
            deoptimize(state, body.assumeList().get(code[pc + 1]), constants);
            continue frames;
          }
          case Opcode.PROGRESS -> {
            program.assumptions().progress();
            pc++;
          }
          case Opcode.CHECK_BOUND -> {
            if (slots[code[pc + 1]] == null) {
              throw unbound(constants[code[pc + 2]]);
            }
            pc += 3;
          }
          default -> throw new IllegalStateException("there is no opcode " + code[pc]);
        }
      }
    }
  }

  // A slot without a value is null; the static rules see to it that nobody reads one.
  @SuppressWarnings("NullAway")
  private static void drop(Object[] slots, int slot) {
    slots[slot] = null;
  }

  private static Stuck unbound(Object name) {
    return new Stuck(ErrorKind.UNBOUND_VARIABLE, "variable " + name + " has no value");
  }

  private static void check(Object condition) {
    if (!Operators.truth(condition)) {
      throw new Stuck(ErrorKind.FAILED_ASSERT, "the assertion does not hold");
    }
  }

  private static Object binary(int opcode, Object left, Object right) {
    return switch (opcode) {
      case Opcode.NOT_EQUAL -> !Operators.equal(left, right);
      case Opcode.AND -> Operators.truth(left) & Operators.truth(right);
      case Opcode.OR -> Operators.truth(left) | Operators.truth(right);
      default -> onIntegers(opcode, Operators.integer(left), Operators.integer(right));
    };
  }

  private static Object onIntegers(int opcode, long left, long right) {
    return switch (opcode) {
      case Opcode.MULTIPLY -> Operators.wrap(left * right);
      case Opcode.DIVIDE -> Operators.divide(left, right);
      case Opcode.MODULO -> Operators.modulo(left, right);
      case Opcode.LESS_OR_EQUAL -> left <= right;
      case Opcode.GREATER -> left > right;
      case Opcode.GREATER_OR_EQUAL -> left >= right;
      default -> throw new IllegalStateException("there is no operator " + opcode);
    };
  }

  private static Object[] values(
      int[] code, int first, int count, Object[] slots, Object[] constants) {
    var values = new Object[count];
    for (int i = 0; i < count; i++) {
      values[i] = get(code[first + i], slots, constants);
    }
    return values;
  }

  /**
   * Gives a frame what its callee returned. A frame that made a call stands at the call; one that
   * deoptimisation made stands where it goes on.
   */
  private static void returnTo(Frame caller, Object value) {
    if (caller.result() >= 0) {
      caller.slots()[caller.result()] = value;
      caller.expectIn(-1);
      return;
    }
    var body = caller.code().body();
    int[] code = body.instructions();
    int pc = caller.offset();
    body.feedback().seen(code[pc + 3], value);
    caller.slots()[code[pc + 1]] = value;
    caller.goOnAt(pc + 6 + code[pc + 5]);
  }

  private HostFunction.@Nullable Leave turn(Activation state, int line, Feedback feedback) {
    if (program.isCancelled()) {
      throw new Cancelled();
    }
    int turns = feedback.turn(line);
    return program.tier().turned(state.frame.code(), line, turns, state.frame, state.depth);
  }

  /** DeoptimizeConf of Figure 17. The varmaps have been evaluated in the old frame. */
  private void deoptimize(Activation state, AssumeSite site, Object[] constants) {
    program.assumptions().fail();
    var old = state.frame;
    var caller = old.caller();
    // The first frame listed is the innermost, so it is made last.
    for (int i = site.frames().size() - 1; i >= 0; i--) {
      var landing = site.frames().get(i);
      var made = new Frame(landing.code(), landing.code().offset(landing.line()));
      for (int j = 0; j < landing.slots().length; j++) {
        if (landing.slots()[j] >= 0) {
          made.slots()[landing.slots()[j]] = get(landing.values()[j], old.slots(), constants);
        }
      }
      made.expectIn(landing.result());
      made.returnTo(caller);
      caller = made;
    }
    state.frame = Objects.requireNonNull(caller);
    state.depth += site.frames().size() - 1;
  }
}
