package dev.oser.kit.interp;

import dev.oser.kit.interp.Plan.Body;
import dev.oser.kit.interp.Plan.Step;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import org.jspecify.annotations.Nullable;

/** Runs verified functions one instruction at a time. */
public final class Interpreter {
  private final Execution execution;
  private final long fuelPerRun;
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
    var registers = plan.registers.clone();
    for (var constant : plan.functions) {
      registers[constant.register()] = execution.functionValue(constant.name(), constant.type());
    }
    System.arraycopy(arguments, 0, registers, 0, arguments.length); // parameters are numbered first
    var body = plan.bodies[0];
    Step current = body.last();
    try {
      while (true) {
        burn(body.steps().length + 1L);
        for (var step : body.steps()) {
          current = step;
          var result = step.op().evaluate(gather(registers, step.operands()), execution);
          if (step.result() >= 0) {
            registers[step.result()] = result;
          }
        }
        current = body.last();
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
