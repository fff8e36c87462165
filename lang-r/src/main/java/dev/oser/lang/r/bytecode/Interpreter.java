package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.bytecode.Instruction.Operand;
import dev.oser.lang.r.bytecode.Suspended.Running;
import dev.oser.lang.r.operation.Room;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Memory;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ForLoop;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Runs code. The loop is small so that HotSpot compiles it well: what is not done in a few lines is
 * done by {@link Operations}, {@link Variables} and {@link Caller}. It is made for HotSpot's C1: C2
 * takes most of a second for it, during which nothing else is compiled, and gains nothing. The
 * launcher therefore keeps C2 from it.
 */
final class Interpreter {
  private static final Value[] NO_SLOTS = {};

  /**
   * After so many turns of a loop the method is entered anew, as what HotSpot has made of it by
   * then: replacing it on the stack does not always work when C2 gives it up.
   */
  private static final int TURNS = (1 << 10) - 1;

  private final Machine machine;

  Interpreter(Machine machine) {
    this.machine = machine;
  }

  /** Runs code from its beginning, or what was compiled of it. */
  Value run(Code code, Environment environment) {
    var compiled = code.compiled(environment);
    if (compiled == null && (code.feedback().enter() & machine.tier().entryMask()) == 0) {
      machine.tier().entered(code, environment);
      compiled = code.compiled(environment);
    }
    if (compiled != null) {
      return compiled.run(environment);
    }
    var operands = machine.operands().enter(code.stackSize());
    machine.setOperands(operands);
    try {
      return runAll(
          code, environment, machine.runtime().frame(), operands, operands.base(), 0, null);
    } finally {
      machine.setOperands(operands.leave());
    }
  }

  /** Goes on at any instruction, which may wait for what is inside. */
  Value resume(Running state, Resumption resumption) {
    var code = state.code();
    var before = state.operands();
    machine.runtime().setFrame(state.frame());
    var operands = machine.operands().enter(code.stackSize());
    operands.setMayLeave(resumption.mayLeave());
    machine.setOperands(operands);
    try {
      System.arraycopy(before, 0, operands.stack(), operands.base(), before.length);
      return runAll(
          code,
          state.environment(),
          state.home(),
          operands,
          operands.base() + before.length,
          state.place(),
          resumption);
    } finally {
      machine.setOperands(operands.leave());
    }
  }

  /** Runs code to its end, and catches what instructions throw. */
  private Value runAll(
      Code code,
      Environment environment,
      @Nullable Frame home,
      Operands operands,
      int height,
      int place,
      @Nullable Resumption resumption) {
    operands.setHeight(height);
    operands.setPlace(place);
    var waiting = resumption;
    while (true) {
      try {
        var result = run(code, environment, home, operands, waiting);
        if (result != null) {
          return result;
        }
      } catch (Suspension suspension) {
        suspension.add(
            new Running(
                code,
                environment,
                home,
                machine.runtime().frame(),
                written(operands.values()),
                operands.place()));
        throw suspension;
      } catch (Jump.Loop jump) {
        goTo(jump, code, environment, operands);
        machine.runtime().setFrame(home);
      } catch (RError error) {
        throw machine.raised(error, code, operands.place());
      } catch (Jump | UncheckedIOException left) {
        throw left;
      } catch (RuntimeException problem) {
        int at = operands.place();
        throw machine.raised(machine.internalError(code.callAt(at), problem), code, at);
      } catch (OutOfMemoryError problem) {
        throw machine.raised(Memory.full(), code, operands.place());
      }
      waiting = null;
    }
  }

  /** Has code go on behind a loop of its own, or with its next turn; throws a jump elsewhere. */
  private static void goTo(Jump.Loop jump, Code code, Environment environment, Operands operands) {
    // What has run the rest of the code from a loop on has left that loop already.
    boolean isOwn = jump.target() == environment && !operands.isAway();
    var loop = isOwn ? code.loopAt(operands.place()) : null;
    if (loop == null) {
      throw jump;
    }
    operands.setPlace(jump.leaving() ? loop.breakTarget() : loop.nextTarget());
    operands.setHeight(operands.base() + (jump.leaving() ? loop.breakDepth() : loop.depth()));
  }

  /**
   * Runs code from the place that is written down.
   *
   * <p>This method catches nothing: C1 writes code for each instruction that may throw and each
   * handler, which would make it five times as large. Each instruction therefore writes down where
   * it is.
   *
   * @return the result; null to be called again to go on with the place and operands written down
   */
  private @Nullable Value run(
      Code code,
      Environment environment,
      @Nullable Frame home,
      Operands operands,
      @Nullable Resumption resumption) {
    var stack = operands.stack();
    var slots = environment instanceof Activation activation ? activation.slots() : NO_SLOTS;
    var instructions = code.instructions();
    var constants = code.constants();
    var feedback = code.feedback();
    var seen = feedback.words();
    var operations = machine.operations();
    var variables = machine.variables();
    var caller = machine.caller();
    boolean inPlace = !machine.alwaysCopies();
    var room = inPlace ? Room.EITHER : Room.NEW;
    boolean mayBeEmpty = code.takesEmpty();
    var stops = machine.stops();
    var tier = machine.tier();
    int sp = operands.height();
    int pc = operands.place();
    var waiting = resumption;
    if (waiting != null && waiting.hasInner()) {
      var instruction = Instruction.of(instructions[pc]);
      boolean complete = waiting.completes(instruction);
      var result = waiting.inner().run();
      if (complete) {
        sp -= instruction.takes(instructions, pc);
        stack[sp++] = result;
        Feedback.value(seen, instructions[pc + instruction.place(Operand.FEEDBACK)], result);
        pc += instruction.size();
      }
    }
    while (true) {
      operands.setHeight(sp);
      operands.setPlace(pc);
      if (stops != null) {
        if (waiting == null && stops.isDue()) {
          throw new Suspension();
        }
        waiting = null;
      }
      switch (instructions[pc]) {
        case Op.CONST -> {
          stack[sp++] = (Value) constants[instructions[pc + 1]];
          pc += 2;
        }
        case Op.FORCE -> {
          var value = machine.evaluate((Promise) constants[instructions[pc + 1]]);
          Feedback.value(seen, instructions[pc + 2], value);
          stack[sp++] = value;
          pc += 3;
        }
        case Op.LOAD_SLOT -> {
          var value = slots[instructions[pc + 1]];
          if (value instanceof Vector) {
            value.hold();
          } else if (mayBeEmpty && code.takesEmpty(pc) && Variables.isEmpty(value)) {
            value = Symbol.MISSING;
          } else {
            value =
                variables.load(
                    environment, instructions[pc + 1], value, seen, instructions[pc + 2]);
          }
          Feedback.value(seen, instructions[pc + 2], value);
          stack[sp++] = value;
          pc += 3;
        }
        case Op.LOAD -> {
          var site = (VariableSite) constants[instructions[pc + 1]];
          var value =
              mayBeEmpty && code.takesEmpty(pc) && Variables.isEmpty(environment, site.symbol())
                  ? Symbol.MISSING
                  : variables.load(environment, site, seen, instructions[pc + 2]);
          Feedback.value(seen, instructions[pc + 2], value);
          stack[sp++] = value;
          pc += 3;
        }
        case Op.STORE_SLOT -> {
          variables.store((Activation) environment, instructions[pc + 1], stack[--sp]);
          pc += 2;
        }
        case Op.STORE -> {
          variables.store(environment, (VariableSite) constants[instructions[pc + 1]], stack[--sp]);
          pc += 2;
        }
        case Op.STORE_OUTER -> {
          variables.storeOuter(environment, symbol(constants, instructions[pc + 1]), stack[--sp]);
          pc += 2;
        }
        case Op.POP -> {
          sp--;
          pc++;
        }
        case Op.DUP -> {
          stack[sp] = stack[sp - 1];
          sp++;
          pc++;
        }
        case Op.PICK -> {
          stack[sp] = stack[sp - 1 - instructions[pc + 1]];
          sp++;
          pc += 2;
        }
        case Op.DROP -> {
          sp -= instructions[pc + 1];
          pc += 2;
        }
        case Op.JUMP -> pc = instructions[pc + 1];
        case Op.JUMP_BACK -> {
          // A loop may be nothing but this jump.
          machine.runtime().leaveIfInterrupted();
          int turns = Feedback.turn(seen, instructions[pc + 2]);
          pc = instructions[pc + 1];
          if ((turns & tier.turnMask()) == 0) {
            operands.setAway(true);
            var result =
                tier.turned(
                    code, pc, turns, environment, home, operands.values(), operands.mayLeave());
            operands.setAway(false);
            if (result != null) {
              return result;
            }
          }
          if ((turns & TURNS) == 0) {
            operands.setPlace(pc);
            return null;
          }
        }
        case Op.JUMP_UNLESS -> {
          var condition = stack[--sp];
          boolean holds =
              condition instanceof LogicalVector truth
                      && truth.isScalar()
                      && truth.scalar() != Na.INT
                  ? truth.scalar() != 0
                  : operations.condition(condition);
          Feedback.branch(seen, instructions[pc + 2], holds);
          pc = holds ? pc + 3 : instructions[pc + 1];
        }
        case Op.RETURN -> {
          var result = stack[sp - 1];
          Feedback.value(seen, instructions[pc + 1], result);
          return result;
        }
        case Op.VISIBLE -> {
          machine.runtime().setVisible(true);
          pc++;
        }
        case Op.INVISIBLE -> {
          machine.runtime().setVisible(false);
          pc++;
        }
        case Op.ADD,
            Op.SUBTRACT,
            Op.MULTIPLY,
            Op.DIVIDE,
            Op.POWER,
            Op.MODULO,
            Op.INTEGER_DIVIDE,
            Op.EQUAL,
            Op.NOT_EQUAL,
            Op.LESS,
            Op.GREATER,
            Op.LESS_EQUAL,
            Op.GREATER_EQUAL,
            Op.AND,
            Op.OR -> {
          var a = stack[sp - 2];
          var b = stack[sp - 1];
          var result =
              inPlace
                  ? Scalars.consume(instructions[pc], a, b, seen, instructions[pc + 1])
                  : Scalars.binary(instructions[pc], a, b, seen, instructions[pc + 1]);
          stack[--sp - 1] =
              result != null ? result : operations.binary(code, pc, a, b, room, environment);
          pc += 2;
        }
        case Op.NOT, Op.MINUS, Op.PLUS -> {
          stack[sp - 1] = operations.unary(code, pc, stack[sp - 1], room, environment);
          pc += 2;
        }
        case Op.RANGE -> {
          stack[sp - 2] = operations.range(code, pc, stack[sp - 2], stack[sp - 1], environment);
          sp--;
          pc += 2;
        }
        case Op.AND_LEFT, Op.OR_LEFT -> {
          boolean and = instructions[pc] == Op.AND_LEFT;
          int left = operations.truth(code, pc, stack[sp - 1], "x", environment);
          stack[sp - 1] = LogicalVector.ofInt(left);
          pc = left == (and ? 0 : 1) ? instructions[pc + 1] : pc + 2;
        }
        case Op.AND_RIGHT, Op.OR_RIGHT -> {
          stack[sp - 2] = operations.both(code, pc, stack[sp - 2], stack[sp - 1], environment);
          sp--;
          pc++;
        }
        case Op.INDEX -> {
          var x = stack[sp - 2];
          var i = stack[sp - 1];
          var result = Scalars.index(x, i);
          Feedback.quick(seen, instructions[pc + 1], result != null);
          if (result == null) {
            result = operations.index(code, pc, x, i, environment);
          }
          Feedback.value(seen, instructions[pc + 1], result);
          stack[--sp - 1] = result;
          pc += 2;
        }
        case Op.ELEMENT -> {
          var x = stack[sp - 2];
          var i = stack[sp - 1];
          var result = Scalars.element(x, i);
          Feedback.quick(seen, instructions[pc + 1], result != null);
          if (result == null) {
            result = operations.element(code, pc, x, i, environment);
          }
          if (x instanceof ListVector) {
            Feedback.flag(seen, instructions[pc + 1], Feedback.FROM_LIST);
          }
          Feedback.value(seen, instructions[pc + 1], result);
          stack[--sp - 1] = result;
          pc += 2;
        }
        case Op.INDEX_MATRIX -> {
          sp -= 2;
          stack[sp - 1] =
              operations.matrix(code, pc, stack[sp - 1], stack[sp], stack[sp + 1], environment);
          Feedback.value(seen, instructions[pc + 1], stack[sp - 1]);
          pc += 2;
        }
        case Op.SUBSET, Op.SUBSET_ELEMENT -> {
          sp -= instructions[pc + 2];
          stack[sp - 1] = operations.subset(code, pc, stack, sp - 1, environment);
          Feedback.value(seen, instructions[pc + 3], stack[sp - 1]);
          pc += 4;
        }
        case Op.MEMBER -> {
          stack[sp - 1] =
              operations.member((Call) constants[instructions[pc + 1]], stack[sp - 1], environment);
          Feedback.value(seen, instructions[pc + 2], stack[sp - 1]);
          pc += 3;
        }
        case Op.SET_INDEX_SLOT, Op.SET_ELEMENT_SLOT -> {
          sp -= 2;
          var x = slots[instructions[pc + 1]];
          boolean done =
              inPlace
                  && x != null
                  && x != stack[sp]
                  && !environment.isGuarded()
                  && Scalars.set(
                      x, stack[sp + 1], stack[sp], instructions[pc] == Op.SET_ELEMENT_SLOT);
          Feedback.quick(seen, instructions[pc + 2], done);
          if (done) {
            environment.change();
          } else {
            operations.setSlot(code, pc, stack[sp], stack[sp + 1], (Activation) environment);
          }
          Feedback.value(seen, instructions[pc + 2], slots[instructions[pc + 1]]);
          pc += 3;
        }
        case Op.SET_INDEX_NAMED, Op.SET_ELEMENT_NAMED -> {
          sp -= 2;
          operations.setNamed(code, pc, stack[sp], stack[sp + 1], environment);
          pc += 3;
        }
        case Op.SET_INDEX, Op.SET_ELEMENT -> {
          sp -= 2;
          stack[sp - 1] =
              operations.set(code, pc, stack[sp - 1], stack[sp], stack[sp + 1], environment);
          Feedback.value(seen, instructions[pc + 1], stack[sp - 1]);
          pc += 2;
        }
        case Op.SET_SUBSET, Op.SET_SUBSET_ELEMENT -> {
          sp -= instructions[pc + 2] + 1;
          stack[sp - 1] = operations.setSubset(code, pc, stack, sp - 1, environment);
          Feedback.value(seen, instructions[pc + 3], stack[sp - 1]);
          pc += 4;
        }
        case Op.SET_MEMBER -> {
          sp--;
          stack[sp - 1] = operations.setMember(code, pc, stack[sp - 1], stack[sp], environment);
          Feedback.value(seen, instructions[pc + 2], stack[sp - 1]);
          pc += 3;
        }
        case Op.UPDATE_SLOT -> {
          stack[sp++] =
              variables.update(
                  (Activation) environment, instructions[pc + 1], seen, instructions[pc + 2]);
          pc += 3;
        }
        case Op.UPDATE -> {
          var symbol = symbol(constants, instructions[pc + 1]);
          stack[sp++] = variables.update(environment, symbol, seen, instructions[pc + 2]);
          pc += 3;
        }
        case Op.UPDATE_OUTER -> {
          var symbol = symbol(constants, instructions[pc + 1]);
          stack[sp++] = variables.updateOuter(environment, symbol, seen, instructions[pc + 2]);
          pc += 3;
        }
        case Op.PIN -> {
          Operands.pin(stack, operands.base(), sp);
          pc++;
        }
        case Op.UNPIN -> {
          Operands.unpin(stack, operands.base(), sp);
          pc++;
        }
        case Op.SHARE_PART -> {
          operations.sharePart(stack[sp - 2], stack[sp - 1]);
          pc++;
        }
        case Op.BEGIN_LOOP -> {
          environment.beginLoop();
          pc++;
        }
        case Op.END_LOOP -> {
          environment.endLoop();
          pc++;
        }
        case Op.FOR -> {
          Feedback.value(seen, instructions[pc + 1], stack[sp - 1]);
          stack[sp - 1] = operations.loop(stack[sp - 1]);
          pc += 2;
        }
        case Op.STEP_SLOT -> {
          var loop = (ForLoop) stack[sp - 1];
          Feedback.turn(seen, instructions[pc + 3]);
          int next = loop.advance();
          if (next < 0) {
            variables.endLoop(environment, code.layout().name(instructions[pc + 1]), loop);
            pc = instructions[pc + 2];
          } else {
            int slot = instructions[pc + 1];
            variables.store(
                (Activation) environment, slot, operations.nextItem(loop, next, slots[slot]));
            pc += 4;
          }
        }
        case Op.STEP -> {
          var loop = (ForLoop) stack[sp - 1];
          Feedback.turn(seen, instructions[pc + 3]);
          int next = loop.advance();
          if (next < 0) {
            variables.endLoop(environment, symbol(constants, instructions[pc + 1]), loop);
            pc = instructions[pc + 2];
          } else {
            variables.store(
                environment,
                (VariableSite) constants[instructions[pc + 1]],
                Operations.item(loop, next));
            pc += 4;
          }
        }
        case Op.CLOSURE -> {
          var template = (ClosureTemplate) constants[instructions[pc + 1]];
          stack[sp++] = operations.closure(template, environment);
          pc += 2;
        }
        case Op.FUNCTION -> {
          var function =
              variables.function(
                  environment,
                  (VariableSite) constants[instructions[pc + 1]],
                  instructions[pc + 2]);
          feedback.target(instructions[pc + 3], function);
          stack[sp++] = function;
          pc += 4;
        }
        case Op.FUNCTION_VALUE -> {
          if (!(stack[sp - 1] instanceof Function function)) {
            throw RError.ofFrame("attempt to apply non-function");
          }
          feedback.target(instructions[pc + 1], function);
          pc += 2;
        }
        case Op.JUMP_UNLESS_EAGER ->
            pc = Caller.isEager(stack[sp - 1]) ? pc + 2 : instructions[pc + 1];
        case Op.ENTER -> {
          caller.enter((CallSite) constants[instructions[pc + 1]], stack[sp - 1], environment);
          pc += 2;
        }
        case Op.CALL_EAGER -> {
          var site = (CallSite) constants[instructions[pc + 1]];
          int changes = environment.changes();
          sp -= site.call().size();
          stack[sp - 1] = caller.callEager(site, stack, sp - 1, environment);
          Feedback.quick(seen, instructions[pc + 3], environment.changes() == changes);
          Feedback.value(seen, instructions[pc + 3], stack[sp - 1]);
          pc += 4;
        }
        case Op.CALL_LAZY -> {
          var site = (CallSite) constants[instructions[pc + 1]];
          var function = stack[sp - 1];
          int changes = environment.changes();
          if (function instanceof Closure closure) {
            stack[sp - 1] = caller.callClosure(site, closure, environment);
          } else {
            stack[sp - 1] = caller.callBuiltin(site, function, environment);
          }
          Feedback.quick(seen, instructions[pc + 2], environment.changes() == changes);
          Feedback.value(seen, instructions[pc + 2], stack[sp - 1]);
          pc += 3;
        }
        case Op.CALL_GETTER -> {
          stack[sp] =
              machine
                  .replacements()
                  .get((CallSite) constants[instructions[pc + 1]], stack[sp - 1], environment);
          Feedback.value(seen, instructions[pc + 2], stack[sp]);
          sp++;
          pc += 3;
        }
        case Op.CALL_SETTER -> {
          sp--;
          stack[sp - 1] =
              machine
                  .replacements()
                  .set(
                      (CallSite) constants[instructions[pc + 1]],
                      stack[sp - 1],
                      stack[sp],
                      environment);
          Feedback.value(seen, instructions[pc + 2], stack[sp - 1]);
          pc += 3;
        }
        case Op.SWITCH ->
            pc =
                operations.alternative(
                    code,
                    pc,
                    (SwitchTable) constants[instructions[pc + 1]],
                    stack[--sp],
                    environment);
        case Op.USE_METHOD -> {
          int count = instructions[pc + 1];
          sp -= count;
          stack[sp] =
              machine
                  .generics()
                  .useMethod(stack[sp], count > 1 ? stack[sp + 1] : null, environment);
          sp++;
          Feedback.value(seen, instructions[pc + 2], stack[sp - 1]);
          pc += 3;
        }
        case Op.RETURN_OUTER -> throw new Jump.Return(environment, stack[--sp]);
        case Op.BREAK_OUTER -> throw Operations.leaving(environment, true);
        case Op.NEXT_OUTER -> throw Operations.leaving(environment, false);
        default -> throw new IllegalStateException("no such instruction: " + instructions[pc]);
      }
    }
  }

  private Value[] written(Value[] operands) {
    var stops = machine.stops();
    return stops == null ? operands : stops.written(operands);
  }

  private static Symbol symbol(Object[] constants, int index) {
    return ((VariableSite) constants[index]).symbol();
  }
}
