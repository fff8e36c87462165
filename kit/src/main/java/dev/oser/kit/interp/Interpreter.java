package dev.oser.kit.interp;

import dev.oser.kit.interp.Observer.Transfer;
import dev.oser.kit.interp.Plan.Body;
import dev.oser.kit.interp.Plan.Step;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs verified functions one instruction at a time. */
public final class Interpreter {
  private final Execution execution;
  private final long fuelPerRun;
  private final Map<Function, Observer> observers = new IdentityHashMap<>();
  private long fuel;

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
   * Runs a function.
   *
   * @throws Trap with the location of the instruction that trapped
   */
  public @Nullable Object run(Function function, @Nullable Object[] arguments) {
    var plan = function.analysis(Plan.ANALYSIS);
    var registers = newRegisters(plan);
    System.arraycopy(arguments, 0, registers, 0, arguments.length); // parameters are numbered first
    return run(plan, registers, plan.bodies[0], 0, observers.get(function));
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
      @Nullable Observer observer) {
    var body = start;
    int first = firstStep;
    Step current = body.last();
    try {
      while (true) {
        burn(body.steps().length + 1L);
        for (int i = first; i < body.steps().length; i++) {
          current = body.steps()[i];
          var transfer = observer == null ? null : ask(observer, current, plan, registers);
          if (transfer != null) {
            return resume(transfer);
          }
          var result = current.op().evaluate(gather(registers, current.operands()), execution);
          if (current.result() >= 0) {
            registers[current.result()] = result;
          }
        }
        first = 0;
        current = body.last();
        var transfer = observer == null ? null : ask(observer, current, plan, registers);
        if (transfer != null) {
          return resume(transfer);
        }
        var operands = gather(registers, current.operands());
        int way = body.terminator().choose(operands, execution);
        if (way == TerminatorOp.RETURN) {
          return operands.length == 0 ? null : operands[0];
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
          public Execution execution() {
            return execution;
          }
        });
  }

  /** Goes on in another version; that activation is not watched. */
  private @Nullable Object resume(Transfer transfer) {
    var plan = transfer.function().analysis(Plan.ANALYSIS);
    var registers = newRegisters(plan);
    transfer
        .values()
        .forEach((definition, value) -> registers[plan.registerOf(definition)] = value);
    var block = transfer.at().block();
    int index = block.indexOf(transfer.at());
    return run(
        plan, registers, plan.bodies[transfer.function().blocks().indexOf(block)], index, null);
  }

  /** {@return how many instructions have run since {@link #refuel}} */
  public long burnt() {
    return (fuelPerRun == 0 ? Long.MAX_VALUE : fuelPerRun) - fuel;
  }

  /** Takes the fuel of some instructions. */
  public void burn(long instructions) {
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
