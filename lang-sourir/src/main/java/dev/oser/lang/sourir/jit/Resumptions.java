package dev.oser.lang.sourir.jit;

import dev.oser.kit.Machine;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.speculation.SpeculationOp.Framestate;
import dev.oser.kit.tier.Backend;
import dev.oser.lang.sourir.interp.Code;
import java.util.ArrayList;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The places where frames go on after a deoptimisation, each once. */
final class Resumptions {
  private final Jit jit;
  private final Machine machine;
  private final Map<String, Resumption> all = new ConcurrentHashMap<>();

  Resumptions(Jit jit, Machine machine) {
    this.jit = jit;
    this.machine = machine;
  }

  /**
   * {@return the place}
   *
   * @param result the slot for what the frame inside returns, or -1 for the innermost
   * @param variables how they are held
   * @param returned what the frame's own result is expected to be
   */
  Resumption at(Code code, int offset, int result, @Nullable Typed[] variables, Type returned) {
    var name = new StringBuilder("resume." + code + "." + offset + (result < 0 ? "." : ".r."));
    var types = new ArrayList<Type>();
    types.add(result < 0 ? CoreType.I32 : CoreType.REF);
    types.add(CoreType.I32);
    var slots = new ArrayList<Integer>();
    for (int i = 0; i < variables.length; i++) {
      var variable = variables[i];
      name.append(variable == null ? '_' : variable.kind().letter());
      if (variable != null) {
        slots.add(i);
        types.add(variable.kind().type());
      }
    }
    if (returned == CoreType.I64) {
      name.append(".").append(Kind.INT.letter());
    }
    var type = new FunctionType(types, returned);
    if (type.slots() > FunctionType.MOST_SLOTS) {
      throw new Backend.CannotCompile("there are too many variables");
    }
    var known =
        all.computeIfAbsent(
            name.toString(),
            made ->
                new Resumption(
                    jit,
                    made,
                    type,
                    code,
                    offset,
                    result,
                    slots.stream().mapToInt(Integer::intValue).toArray()));
    all.putIfAbsent(Stubs.interpreted(known.name()), known);
    return known;
  }

  /** Makes the places that a function's frames name callable. */
  void define(Function function) {
    function
        .instructions()
        .map(instruction -> instruction.op())
        .filter(Framestate.class::isInstance)
        .map(op -> Objects.requireNonNull(all.get(((Framestate) op).descriptor().name())))
        .forEach(this::define);
  }

  private void define(Resumption resumption) {
    synchronized (resumption) {
      if (!resumption.isDefined()) {
        resumption.setVersions(
            Stubs.define(
                machine,
                resumption.name(),
                resumption.type(),
                KindContext.OF_RESUMPTIONS,
                new InexactDispatches<>(Integer.MAX_VALUE, _ -> {}),
                resumption));
      }
    }
  }
}
