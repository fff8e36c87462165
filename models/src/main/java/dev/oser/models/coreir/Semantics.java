package dev.oser.models.coreir;

import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.Store;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Runs programs. A step of a program is a step of its innermost frame. */
public final class Semantics {
  private final Program program;
  private final Oracle oracle;
  private final Deque<Frame> frames = new ArrayDeque<>();
  private final Map<Long, Long> memory = new HashMap<>();
  private final List<Long> printed = new ArrayList<>();
  private int anchors;

  /**
   * @param resultRegister where the frame below wants the result; nothing for the outermost
   */
  private record Frame(Version version, int label, Store registers, String resultRegister) {
    Frame to(int next) {
      return new Frame(version, next, registers, resultRegister);
    }

    Frame setting(String register, long value, int next) {
      return new Frame(version, next, registers.with(register, value), resultRegister);
    }
  }

  /** An expression without a value was needed. */
  private static final class Stuck extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stuck() {
      super(null, null, false, false);
    }
  }

  private Semantics(Program program, Oracle oracle) {
    this.program = program;
    this.oracle = oracle;
  }

  /** {@return what an observer sees of a run of at most so many steps} */
  public static Trace run(Program program, List<Long> arguments, Oracle oracle, int fuel) {
    return new Semantics(program, oracle).run(arguments, fuel);
  }

  private Trace run(List<Long> arguments, int fuel) {
    enter(program.main(), arguments, "");
    try {
      for (int step = 0; step < fuel; step++) {
        var returned = step();
        if (returned != null) {
          return new Trace(printed, new Trace.End.Returned(returned));
        }
      }
      return new Trace(printed, new Trace.End.Cut());
    } catch (Stuck stuck) {
      return new Trace(printed, new Trace.End.Stuck());
    }
  }

  private void enter(Function function, List<Long> arguments, String resultRegister) {
    var registers = new TreeMap<String, Long>();
    for (int i = 0; i < arguments.size(); i++) {
      registers.put(function.parameters().get(i), arguments.get(i));
    }
    var version = function.current();
    frames.push(new Frame(version, version.entry(), new Store(registers), resultRegister));
  }

  /** {@return the result of the program, if this was its last step} */
  private @Nullable Long step() {
    var frame = frames.pop();
    switch (frame.version.at(frame.label)) {
      case Instruction.Nop(int next) -> frames.push(frame.to(next));
      case Instruction.Assign(var register, var value, int next) ->
          frames.push(frame.setting(register, value(frame, value), next));
      case Instruction.Branch(var condition, int ifTrue, int ifFalse) ->
          frames.push(frame.to(value(frame, condition) != 0 ? ifTrue : ifFalse));
      case Instruction.Call(var register, var function, var arguments, int next) -> {
        var values = arguments.stream().map(argument -> value(frame, argument)).toList();
        frames.push(frame.to(next));
        enter(program.function(function), values, register);
      }
      case Instruction.Print(var value, int next) -> {
        printed.add(value(frame, value));
        frames.push(frame.to(next));
      }
      case Instruction.Load(var register, var address, int next) ->
          frames.push(
              frame.setting(register, memory.getOrDefault(value(frame, address), 0L), next));
      case Instruction.Write(var address, var value, int next) -> {
        memory.put(value(frame, address), value(frame, value));
        frames.push(frame.to(next));
      }
      case Instruction.Return(var value) -> {
        long result = value(frame, value);
        if (frames.isEmpty()) {
          return result;
        }
        var caller = frames.pop();
        frames.push(caller.setting(frame.resultRegister, result, caller.label));
      }
      case Instruction.Anchor(var to, int next) -> {
        if (oracle.deoptimises(anchors++)) {
          deoptimise(frame, to);
        } else {
          frames.push(frame.to(next));
        }
      }
      case Instruction.Assume(var guards, var to, int next) -> {
        if (guards.stream().allMatch(guard -> frame.registers.evaluate(guard).orElse(0) != 0)) {
          frames.push(frame.to(next));
        } else {
          deoptimise(frame, to);
        }
      }
    }
    return null;
  }

  /** Puts the frames of the base versions in the place of one of an optimised version. */
  private void deoptimise(Frame frame, Deoptimization to) {
    var resultRegister = frame.resultRegister;
    for (var caller : to.callers().reversed()) {
      frames.push(base(caller.target(), caller.varmap(), frame, resultRegister));
      resultRegister = caller.register();
    }
    frames.push(base(to.target(), to.varmap(), frame, resultRegister));
  }

  private Frame base(Target target, Varmap varmap, Frame from, String resultRegister) {
    return new Frame(
        program.function(target.function()).base(),
        target.label(),
        varmap.evaluate(from.registers),
        resultRegister);
  }

  private static long value(Frame frame, Expression expression) {
    return frame.registers.evaluate(expression).orElseThrow(Stuck::new);
  }
}
