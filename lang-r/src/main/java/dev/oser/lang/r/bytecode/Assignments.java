package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.bytecode.Compiler.Use;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Set;

/**
 * Assignments. {@code f(g(x, a), b) <- v} takes the parts out from the inside, {@code x} and {@code
 * g(x, a)}, and puts the changed ones back from the outside. What is taken out is kept on the
 * operand stack and may be changed in place: the first part is not shared, and what a function
 * other than {@code [}, {@code [[} and {@code $} returns counts as shared.
 */
final class Assignments {
  private static final Set<String> HARMLESS =
      Set.of("+", "-", "*", "/", "^", "%%", "%/%", "(", "[", "[[", "length", "nrow", "ncol");

  private final Compiler compiler;
  private final Emitter out;

  Assignments(Compiler compiler, Emitter out) {
    this.compiler = compiler;
    this.out = out;
  }

  boolean assign(Call call, boolean outer, Use use) {
    var left = call.argument(0);
    var right = call.argument(1);
    if (Locals.target(left) == null) {
      // The error belongs to the moment of evaluation: the builtin raises it.
      return false;
    }
    if (!(left instanceof Call place)) {
      simple(target(left), right, outer, use);
      return true;
    }
    if (!outer && use == Use.EFFECT && fused(call, place, right)) {
      return true;
    }
    complex(call, place, right, outer, use);
    return true;
  }

  private static Symbol target(Value left) {
    var target = Locals.target(left);
    if (target == null) {
      throw new RError("invalid (do_set) left-hand side to assignment");
    }
    return target;
  }

  private void simple(Symbol target, Value right, boolean outer, Use use) {
    compiler.expression(right, Use.VALUE);
    if (use != Use.EFFECT) {
      out.emit(Instruction.DUP);
    }
    store(target, outer);
    if (use == Use.RESULT) {
      out.emit(Instruction.INVISIBLE);
    }
  }

  private void store(Symbol target, boolean outer) {
    int slot = compiler.layout().slot(target);
    if (outer) {
      out.emit(Instruction.STORE_OUTER, out.variable(target));
    } else if (slot >= 0) {
      out.emit(Instruction.STORE_SLOT, slot);
    } else {
      out.emit(Instruction.STORE, out.variable(target));
    }
  }

  /** {@code x[i] <- v} of a variable, with an index that cannot change x, is one instruction. */
  private boolean fused(Call whole, Call place, Value right) {
    boolean element = place.calls(Symbol.of("[["));
    if (!(element || place.calls(Symbol.of("[")))
        || place.size() != 2
        || place.names() != null
        || !(place.argument(0) instanceof Symbol variable)
        || !isHarmless(place.argument(1))) {
      return false;
    }
    if (compiler.hasOperandsBelow(0)) {
      return false;
    }
    compiler.expression(right, Use.VALUE);
    int slot = compiler.layout().slot(variable);
    if (isParameter(variable) && mentionsParameter(place.argument(1))) {
      // Both may be promises; that of the vector comes first. What is missing is said below.
      out.nextMayBeEmpty();
      compiler.expression(variable, Use.VALUE);
      out.emit(Instruction.POP);
    }
    compiler.expression(place.argument(1), Use.VALUE);
    if (slot >= 0) {
      out.emit(whole, element ? Instruction.SET_ELEMENT_SLOT : Instruction.SET_INDEX_SLOT, slot);
    } else {
      out.emit(
          whole,
          element ? Instruction.SET_ELEMENT_NAMED : Instruction.SET_INDEX_NAMED,
          out.variable(variable));
    }
    return true;
  }

  private boolean isParameter(Symbol variable) {
    int slot = compiler.layout().slot(variable);
    return slot >= 0 && slot < compiler.layout().parameters();
  }

  private boolean mentionsParameter(Value index) {
    return index instanceof Symbol symbol
        ? isParameter(symbol)
        : index instanceof Call call
            && Arrays.stream(call.arguments()).anyMatch(this::mentionsParameter);
  }

  private static boolean isHarmless(Value index) {
    if (!(index instanceof Call call)) {
      return index != Symbol.MISSING && index != Symbol.DOTS;
    }
    if (!(call.function() instanceof Symbol symbol) || !HARMLESS.contains(symbol.name())) {
      return false;
    }
    return Arrays.stream(call.arguments()).allMatch(Assignments::isHarmless);
  }

  private void complex(Call whole, Call place, Value right, boolean outer, Use use) {
    var variable = target(place);
    compiler.expression(right, Use.VALUE);
    boolean pinned = compiler.hasOperandsBelow(1) || mayBePartOfVariable(right);
    if (pinned) {
      out.emit(Instruction.PIN);
    }
    int slot = compiler.layout().slot(variable);
    if (outer) {
      out.emit(whole, Instruction.UPDATE_OUTER, out.variable(variable));
    } else if (slot >= 0) {
      out.emit(whole, Instruction.UPDATE_SLOT, slot);
    } else {
      out.emit(whole, Instruction.UPDATE, out.variable(variable));
    }
    // The innermost place comes last in the tree and first on the stack.
    var places = new ArrayList<Call>();
    for (Value part = place; part instanceof Call call; part = call.argument(0)) {
      places.addFirst(call);
    }
    for (int i = 0; i < places.size() - 1; i++) {
      get(places.get(i));
      out.emit(Instruction.SHARE_PART);
    }
    out.emit(Instruction.PICK, places.size());
    for (int i = places.size() - 1; i >= 0; i--) {
      set(places.get(i), whole);
    }
    store(variable, outer);
    if (pinned) {
      out.emit(Instruction.UNPIN);
    }
    if (use == Use.EFFECT) {
      out.emit(Instruction.POP);
    } else if (use == Use.RESULT) {
      out.emit(Instruction.INVISIBLE);
    }
  }

  /**
   * {@return whether a value may be the one a variable holds, or a part of it, and not a new one}
   */
  private static boolean mayBePartOfVariable(Value expression) {
    return expression instanceof Symbol
        || expression instanceof Call call
            && !(call.function() instanceof Symbol function
                && Inlined.makesNew(function, call.size()));
  }

  private static boolean isSubset(Call place) {
    return place.function() instanceof Symbol symbol
        && (symbol.name().equals("[") || symbol.name().equals("[["))
        && !Compiler.hasDots(place);
  }

  private static boolean isMember(Call place) {
    return place.calls(Symbol.of("$")) && Compiler.memberName(place) != null;
  }

  /** [object -> object part]. */
  private void get(Call place) {
    if (isSubset(place)) {
      out.emit(Instruction.DUP);
      compiler.subsetOf(shown(place), place.calls(Symbol.of("[[")));
    } else if (isMember(place)) {
      out.emit(Instruction.DUP);
      var shown = shown(place);
      out.emit(shown, Instruction.MEMBER, out.constant(shown));
    } else {
      out.emit(
          place,
          Instruction.CALL_GETTER,
          out.constant(new CallSite(shown(place), compiler.layout())));
    }
  }

  /** {@return the call with {@code *tmp*} as its object} */
  private static Call shown(Call place) {
    var arguments = place.arguments().clone();
    arguments[0] = Symbol.TEMPORARY;
    return new Call(place.function(), arguments, place.names());
  }

  /** [object value -> object]. */
  private void set(Call place, Call whole) {
    var shown = Calls.setter(place);
    if (isSubset(place)) {
      boolean element = place.calls(Symbol.of("[["));
      int count = place.size() - 1;
      compiler.indices(place);
      if (count == 1 && Compiler.isPlainAfterFirst(place)) {
        out.emit(whole, element ? Instruction.SET_ELEMENT : Instruction.SET_INDEX);
      } else {
        out.emit(
            whole,
            element ? Instruction.SET_SUBSET_ELEMENT : Instruction.SET_SUBSET,
            out.constant(shown),
            count);
      }
    } else if (isMember(place)) {
      out.emit(whole, Instruction.SET_MEMBER, out.constant(shown));
    } else {
      out.emit(
          whole, Instruction.CALL_SETTER, out.constant(new CallSite(shown, compiler.layout())));
    }
  }
}
