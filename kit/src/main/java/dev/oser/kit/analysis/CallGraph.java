package dev.oser.kit.analysis;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionReference;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.speculation.FrameDescriptor.FunctionFrame;
import dev.oser.kit.ir.speculation.SpeculationOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who calls whom by name in a module, as it was when this was made. Calls of function values are
 * not followed: what they may reach are the functions that {@link #escapes escape} and whatever
 * comes from outside; {@link #callsUnknown} tells who makes them. The exception is a call of a
 * function constant, which is a call by name and an escape.
 */
public final class CallGraph {
  private final Map<String, Set<String>> callees = new LinkedHashMap<>();
  private final Map<String, Set<String>> callers = new HashMap<>();
  private final Set<String> escaping = new LinkedHashSet<>();
  private final Set<String> callingUnknown = new LinkedHashSet<>();
  private final List<List<String>> components = new ArrayList<>();
  private final Set<String> recursive = new LinkedHashSet<>();

  private CallGraph(Module module) {
    for (var function : module.functions()) {
      callees.put(function.name(), new LinkedHashSet<>());
    }
    for (var function : module.functions()) {
      read(function);
    }
    findComponents();
  }

  private void read(Function function) {
    for (var block : function.blocks()) {
      for (var instruction : block.instructions()) {
        readCall(function.name(), instruction);
        for (var input : instruction.inputs()) {
          if (input instanceof Constant(var _, FunctionReference(var name))) {
            escaping.add(name);
          }
        }
      }
    }
  }

  private void readCall(String caller, Instruction instruction) {
    switch (instruction.op()) {
      case ControlOp.Transition(var callee, var _) -> addCall(caller, callee);
      case SpeculationOp.Framestate(_, FunctionFrame(var callee, _)) -> addCall(caller, callee);
      case SpeculationOp.FramedCall(var callee, _) -> addCall(caller, callee);
      case CallOp.Call(var callee, var _) -> addCall(caller, callee);
      case CallOp.CallIndirect _ -> {
        if (instruction.operand(0) instanceof Constant(var _, FunctionReference(var callee))) {
          addCall(caller, callee);
        } else {
          callingUnknown.add(caller);
        }
      }
      default -> {}
    }
  }

  private void addCall(String caller, String callee) {
    callees.computeIfAbsent(caller, _ -> new LinkedHashSet<>()).add(callee);
    callers.computeIfAbsent(callee, _ -> new LinkedHashSet<>()).add(caller);
  }

  private void findComponents() {
    var names = List.copyOf(callees.keySet());
    var indexes = new HashMap<String, Integer>();
    for (var name : names) {
      indexes.put(name, indexes.size());
    }
    var successors = new int[names.size()][];
    for (int i = 0; i < successors.length; i++) {
      successors[i] =
          callees(names.get(i)).stream()
              .filter(indexes::containsKey)
              .mapToInt(indexes::get)
              .toArray();
    }
    for (var nodes : new IntGraph(successors).components()) {
      var component = new ArrayList<String>();
      for (int node : nodes) {
        component.add(names.get(node));
      }
      components.add(List.copyOf(component));
      var first = component.getFirst();
      if (component.size() > 1 || callees(first).contains(first)) {
        recursive.addAll(component);
      }
    }
  }

  public static CallGraph of(Module module) {
    return new CallGraph(module);
  }

  /** {@return the functions this one calls by name, defined here or not, in order of first call} */
  public Set<String> callees(String name) {
    return Collections.unmodifiableSet(callees.getOrDefault(name, Set.of()));
  }

  /** {@return the functions that call this one by name, in module order} */
  public Set<String> callers(String name) {
    return Collections.unmodifiableSet(callers.getOrDefault(name, Set.of()));
  }

  /** {@return whether the function is used as a value, so that anybody may call it} */
  public boolean escapes(String name) {
    return escaping.contains(name);
  }

  /** {@return the functions used as values, in the order they are found} */
  public Set<String> escaping() {
    return Collections.unmodifiableSet(escaping);
  }

  /** {@return whether the function calls a value, and so may call any function that escapes} */
  public boolean callsUnknown(String name) {
    return callingUnknown.contains(name);
  }

  /**
   * {@return the functions defined here in groups that call each other in circles, callees before
   * callers: the order in which to inline or summarise}
   */
  public List<List<String>> components() {
    return Collections.unmodifiableList(components);
  }

  /** {@return whether the function can come to call itself through calls by name} */
  public boolean isRecursive(String name) {
    return recursive.contains(name);
  }
}
