package dev.oser.kit.interp;

import dev.oser.kit.interp.Observer.Transfer;
import dev.oser.kit.interp.Plan.Body;
import dev.oser.kit.interp.Plan.Step;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs verified functions one instruction at a time. */
public final class Interpreter {
  /** In the register of a value that a transfer did not bring along. */
  private static final Object UNKNOWN = new Object();

  private final Execution execution;
  private final long fuelPerRun;
  private final Map<Function, Observer> observers = new IdentityHashMap<>();
  private long fuel;
  private volatile boolean isInterrupted;

  /**
   * Makes an interpreter.
   *
   * @param execution answers what ops ask for
   * @param fuel how many instructions may run before the program is stopped, or 0 for no limit
   */
  public Interpreter(Execution execution, long fuel) {
    this.execution = execution;
    this.fuelPerRun = fuel;
    refuel();
  }

  /** Starts counting again. */
  public void refuel() {
    fuel = fuelPerRun == 0 ? Long.MAX_VALUE : fuelPerRun;
  }

  /**
   * What a run ends with that did not return: the function left for another one.
   *
   * @param function the name of the function that goes on, and whose result is the result
   */
  public record Departure(String function, @Nullable Object[] arguments) {}

  /**
   * Runs a function until it returns or leaves for another one.
   *
   * @return its result, or a {@link Departure}
   * @throws Trap with the location of the instruction that trapped
   */
  public @Nullable Object run(Function function, @Nullable Object[] arguments) {
    var plan = function.analysis(Plan.ANALYSIS);
    var registers = newRegisters(plan);
    System.arraycopy(arguments, 0, registers, 0, arguments.length); // parameters are numbered first
    Object result = run(plan, registers, plan.bodies[0], 0, observers.get(function), true);
    while (result instanceof Transfer transfer) {
      result = resume(transfer);
    }
    return result;
  }

  private @Nullable Object[] newRegisters(Plan plan) {
    var registers = plan.registers.clone();
    for (var constant : plan.functions) {
      registers[plan.registerOf(constant)] = execution.valueOf(constant);
    }
    return registers;
  }

  private @Nullable Object run(
      Plan plan,
      @Nullable Object[] registers,
      Body start,
      int firstStep,
      @Nullable Observer observer,
      boolean asksFirst) {
    var body = start;
    int first = firstStep;
    var asked = asksFirst ? observer : null;
    Step current = body.last();
    try {
      while (true) {
        burn(body.steps().length + 1L);
        for (int i = first; i < body.steps().length; i++) {
          current = body.steps()[i];
          var transfer = asked == null ? null : ask(asked, current, plan, registers);
          asked = observer;
          if (transfer != null) {
            return transfer;
          }
          var result = current.op().evaluate(gather(registers, current.operands()), execution);
          if (current.result() >= 0) {
            registers[current.result()] = result;
          }
        }
        first = 0;
        current = body.last();
        var transfer = asked == null ? null : ask(asked, current, plan, registers);
        asked = observer;
        if (transfer != null) {
          return transfer;
        }
        var operands = gather(registers, current.operands());
        int way = body.terminator().choose(operands, execution);
        if (way == TerminatorOp.RETURN) {
          return operands.length == 0 ? null : operands[0];
        }
        if (way == TerminatorOp.TRANSITION) {
          return new Departure(((ControlOp.Transition) body.terminator()).callee(), operands);
        }
        body = follow(plan, body.ways()[way], registers);
      }
    } catch (Trap trap) {
      throw trap.at(current.instruction().location());
    }
  }

  /** Watches the activations of a function from their start on; null to stop. */
  public void observe(Function function, @Nullable Observer observer) {
    if (observer == null) {
      observers.remove(function);
    } else {
      observers.put(function, observer);
    }
  }

  private @Nullable Transfer ask(
      Observer observer, Step next, Plan plan, @Nullable Object[] registers) {
    return observer.before(
        next.instruction(),
        new Observer.State() {
          @Override
          public @Nullable Object valueOf(Definition definition) {
            return registers[plan.registerOf(definition)];
          }

          @Override
          public boolean has(Definition definition) {
            return registers[plan.registerOf(definition)] != UNKNOWN;
          }

          @Override
          public Execution execution() {
            return execution;
          }
        });
  }

  /**
   * Goes on in another version. The instruction it lands on is run without asking again, so that
   * there is progress whatever observers say.
   */
  private @Nullable Object resume(Transfer transfer) {
    var block = transfer.at().block();
    var function = block.function();
    var plan = function.analysis(Plan.ANALYSIS);
    var registers = newRegisters(plan);
    plan.definitions.forEach(value -> registers[plan.registerOf(value)] = UNKNOWN);
    transfer.values().forEach((value, now) -> registers[plan.registerOf(value)] = now);
    var body = plan.bodies[function.blocks().indexOf(block)];
    return run(plan, registers, body, block.indexOf(transfer.at()), observers.get(function), false);
  }

  /** {@return how many instructions have run since {@link #refuel}} */
  public long burnt() {
    return (fuelPerRun == 0 ? Long.MAX_VALUE : fuelPerRun) - fuel;
  }

  /** Stops what runs, and what starts, until this is taken back; from any thread. */
  public void interrupt(boolean stop) {
    isInterrupted = stop;
  }

  /** Takes the fuel of some instructions. */
  public void burn(long instructions) {
    if (isInterrupted) {
      throw new Trap(TrapKind.INTERRUPTED, "");
    }
    fuel -= instructions;
    if (fuel < 0) {
      throw new Trap(TrapKind.OUT_OF_FUEL, "more than " + fuelPerRun + " instructions");
    }
  }

  private static @Nullable Object[] gather(@Nullable Object[] registers, int[] indices) {
    var values = new @Nullable Object[indices.length];
    for (int i = 0; i < indices.length; i++) {
      values[i] = registers[indices[i]];
    }
    return values;
  }

  /**
   * All arguments are read before a parameter is written: they may be parameters of the same block.
   */
  private static Body follow(Plan plan, Plan.Way way, @Nullable Object[] registers) {
    var arguments = gather(registers, way.arguments());
    var target = plan.bodies[way.target()];
    for (int i = 0; i < arguments.length; i++) {
      registers[target.parameters()[i]] = arguments[i];
    }
    return target;
  }
}
