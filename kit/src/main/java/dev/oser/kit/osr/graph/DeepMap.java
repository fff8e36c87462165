package dev.oser.kit.osr.graph;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.correspondence.Correspondence;
import dev.oser.kit.osr.correspondence.InlinedFrame;
import dev.oser.kit.osr.correspondence.Landing;
import dev.oser.kit.osr.correspondence.Prospect.Coming;
import dev.oser.kit.osr.correspondence.Way;
import dev.oser.kit.osr.map.CompensationCode;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.StateMap.Step;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A state map over several frames. Going back from inlined code, the frames that inlining saved
 * must be made again: the callee goes on in the middle, its caller behind the call. Nothing new is
 * needed for that: the map leads to the outermost frame, behind the call, and its compensation code
 * calls a continuation of the callee to get the result of the call. That continuation may call
 * another in turn.
 *
 * @param map the map to the outermost frame
 * @param inner the continuations of inner frames that the map calls; they must be defined before it
 *     is used
 */
public record DeepMap(StateMap map, List<Function> inner) {
  private static final int MOST_LANDINGS = 16;

  public DeepMap {
    inner = List.copyOf(inner);
  }

  /**
   * {@return the map from a point, with as many frames as it takes, or null if there is none}
   *
   * @param prefix what the names of continuations of inner frames begin with
   */
  public static @Nullable DeepMap at(
      Correspondence versions, Instruction point, Strength strength, String prefix) {
    return at(versions, point, strength, Set.of(), prefix);
  }

  static @Nullable DeepMap at(
      Correspondence versions,
      Instruction point,
      Strength strength,
      Set<Definition> alsoNeeded,
      String prefix) {
    var shallow = StateMaps.at(versions, point, strength, alsoNeeded);
    if (shallow != null) {
      return new DeepMap(shallow, List.of());
    }
    for (var frame : InlinedFrame.of(versions)) {
      var found = new Search(versions, point, strength, alsoNeeded, prefix).through(frame);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private record Search(
      Correspondence base,
      Instruction point,
      Strength strength,
      Set<Definition> alsoNeeded,
      String prefix) {
    /** {@return a map whose innermost frame is this one} */
    @Nullable DeepMap through(InlinedFrame frame) {
      var way = Way.of(frame.versions(), point);
      for (int i = 0; i < MOST_LANDINGS; i++) {
        var landing = way.landing();
        // Each frame computes what is ahead for itself, so none of it may be something that
        // happens once.
        if (landing == null || landing.ahead().stream().anyMatch(Search::happensOnce)) {
          return null;
        }
        var innermost = StateMaps.to(frame.versions(), point, landing, strength, Set.of(), null);
        var found = innermost == null ? null : outwards(frame, landing, innermost);
        if (found != null) {
          return found;
        }
      }
      return null;
    }

    private static boolean happensOnce(Coming coming) {
      var effects = coming.instruction().op().effects();
      return effects.allocates() || effects.writes() != Memory.NONE;
    }

    /** Wraps the map of the innermost frame into those of its callers. */
    private @Nullable DeepMap outwards(InlinedFrame innermost, Landing landing, StateMap first) {
      var map = first;
      var inner = new ArrayList<Function>();
      for (var frame = innermost; frame != null; frame = frame.caller()) {
        var outer = frame.caller();
        var caller =
            StateMaps.to(
                outer == null ? base : outer.versions(),
                point,
                new Landing(frame.afterCall(), landing.ahead(), landing.changed()),
                strength,
                outer == null ? alsoNeeded : Set.of(),
                frame.call());
        var continuation =
            caller == null ? null : Continuation.of(prefix + "." + inner.size(), map);
        if (caller == null || continuation == null || continuation.isPacked()) {
          return null;
        }
        inner.add(continuation.function());
        map = calling(caller, frame.call(), continuation.function(), map);
      }
      return new DeepMap(map, inner);
    }

    /** {@return the map of a caller that calls the continuation of its callee} */
    private static StateMap calling(
        StateMap caller, Instruction call, Function continuation, StateMap callee) {
      var arguments = List.<Value>copyOf(callee.inputs());
      var op = new CallOp.Call(continuation.name(), continuation.type());
      var result = new CompensationCode().result("returned", op);
      var steps = new ArrayList<>(caller.compensation());
      steps.add(new Step(result, arguments));
      var values = new LinkedHashMap<>(caller.values());
      if (call.hasResult()) {
        values.put(call, result);
      }
      var keep = new LinkedHashSet<>(caller.keep());
      keep.addAll(callee.keep());
      return new StateMap(caller.from(), caller.to(), steps, values, keep);
    }
  }
}
