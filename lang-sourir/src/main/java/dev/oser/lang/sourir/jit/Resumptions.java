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
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The places where frames go on after a deoptimisation, each once. They are there as long as there
 * is code that may go there. Frames of code that was removed still know the way.
 */
final class Resumptions {
  private final Jit jit;
  private final Machine machine;
  private final Map<String, Resumption> all = new HashMap<>();
  private final Map<Resumption, Integer> users = new HashMap<>();

  /** Nobody's so far, or any more: they go when nothing is being compiled that may name them. */
  private final Set<Resumption> unused = new HashSet<>();

  private int compiling;

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
  synchronized Resumption at(
      Code code, int offset, int result, @Nullable Typed[] variables, Type returned) {
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
    return all.computeIfAbsent(
        name.toString(),
        made -> {
          var slotNumbers = slots.stream().mapToInt(Integer::intValue).toArray();
          var resumption = new Resumption(jit, made, type, code, offset, result, slotNumbers);
          unused.add(resumption);
          return resumption;
        });
  }

  /** Keeps everything from here on, until as many compilations have ended as have started. */
  synchronized void startCompiling() {
    compiling++;
  }

  synchronized void endCompiling() {
    compiling--;
    dropUnused();
  }

  /** {@return the places that a function's frames name, callable until they are released} */
  synchronized Set<Resumption> acquire(Function function) {
    var named =
        function
            .instructions()
            .map(instruction -> instruction.op())
            .filter(Framestate.class::isInstance)
            .map(op -> Stubs.stub(((Framestate) op).descriptor().name()))
            .map(name -> Objects.requireNonNull(all.get(name)))
            .collect(Collectors.toCollection(HashSet::new));
    named.forEach(this::acquire);
    return named;
  }

  /** Keeps a place until it is released. */
  synchronized void acquire(Resumption resumption) {
    users.merge(resumption, 1, Integer::sum);
    unused.remove(resumption);
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

  /** Says that code which named these places is gone. */
  synchronized void release(Set<Resumption> named) {
    for (var resumption : named) {
      if (users.merge(resumption, -1, Integer::sum) == 0) {
        users.remove(resumption);
        unused.add(resumption);
      }
    }
    dropUnused();
  }

  private void dropUnused() {
    if (compiling > 0) {
      return;
    }
    for (var resumption : unused) {
      // Unless somebody else has its name by now: one that old code went on in, and was compiled.
      if (all.remove(resumption.name(), resumption) && resumption.isDefined()) {
        Stubs.undefine(machine, resumption.name());
      }
    }
    unused.clear();
  }

  /** {@return how many there are} */
  synchronized int size() {
    return all.size();
  }
}
