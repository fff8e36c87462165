package dev.oser.lang.r.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Type;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Symbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Closures that only compute, as functions that are called without frame, environment, promises and
 * boxes: versions for how their arguments are held (Flückiger §4.8). They are for calls that cannot
 * run in place, above all of functions that call themselves.
 *
 * <p>Since nobody can notice anything of such a function, it need not be left in the middle: if
 * something comes up that it was not made for, it raises a flag and returns, its callers do the
 * same, and the code with a frame that began it makes the call from its beginning.
 */
final class PureFunctions {
  /** After so many failures all are made again when they are next asked for, and assume less. */
  private static final int PATIENCE = 4;

  /** Before the parameters come the environment and how deep calls are nested. */
  static final int FIRST_PARAMETER = 2;

  /** So many are there at a time; what is beyond that is called. */
  private static final int MOST = 500;

  /**
   * A version.
   *
   * @param parameters how the parameters are held that get arguments; null for others
   * @param result how the result is held
   */
  record Key(Code code, Formals formals, List<@Nullable Parameter> parameters, Kind result) {
    // What a record has of itself is made by the JVM when it is first asked, which takes long.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key key
          && key.code == code
          && key.parameters.equals(parameters)
          && key.result == result;
    }

    @Override
    public int hashCode() {
      return 31 * System.identityHashCode(code) + parameters.hashCode();
    }

    /** {@return the version for values of any kind} */
    static Key boxed(Code code, Formals formals) {
      return new Key(
          code,
          formals,
          Collections.nCopies(formals.size(), new Parameter(Kind.REF, false)),
          Kind.REF);
    }

    FunctionType type() {
      var types = new ArrayList<Type>(List.of(CoreType.REF, CoreType.I32));
      for (var parameter : parameters) {
        if (parameter != null) {
          types.add(parameter.kind.type());
        }
      }
      return new FunctionType(types, result.type());
    }
  }

  /** How an argument is held, and whether it is certainly not NA. */
  record Parameter(Kind kind, boolean known) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Parameter parameter
          && parameter.kind == kind
          && parameter.known == known;
    }

    @Override
    public int hashCode() {
      return 2 * kind.hashCode() + (known ? 1 : 0);
    }
  }

  /** Whether a function has failed since somebody last looked. Compiled code reads it. */
  static final class Flag {
    private boolean raised;

    boolean isRaised() {
      return raised;
    }

    void lower() {
      raised = false;
    }
  }

  /**
   * A function, as it is told when it fails.
   *
   * @param reads the variables that it and those it calls look for outside
   */
  record Unit(PureFunctions all, Entry entry, String name, Set<Symbol> reads) {}

  /** Translates a version. */
  interface Translation {
    /**
     * {@return the function}
     *
     * @throws Impure if it does more than to compute
     */
    Function of(Key key, Unit unit);
  }

  private final Flag flag = new Flag();
  private final Map<Key, Unit> units = new HashMap<>();
  private final Set<Key> refused = new HashSet<>();
  private final List<Function> fresh = new ArrayList<>();

  /** What those read that are being translated: they may call each other. */
  private @Nullable Set<Symbol> reads;

  private int numbers;
  private int failures;

  Flag flag() {
    return flag;
  }

  /** {@return a version, made now if there is none; null if it cannot be made} */
  synchronized @Nullable Unit find(Key key, Entry around, Translation translation) {
    if (refused.contains(key)) {
      return null;
    }
    var known = units.get(key);
    if (known != null) {
      return known;
    }
    var entry = around.ofCallee(key.code);
    if (entry == null || units.size() >= MOST) {
      return null;
    }
    var group = reads;
    boolean isFirst = group == null;
    if (group == null) {
      group = new HashSet<>();
      reads = group;
    }
    var unit = new Unit(this, entry, "r.pure." + ++numbers, group);
    int before = fresh.size();
    units.put(key, unit);
    try {
      fresh.add(translation.of(key, unit));
      return unit;
    } catch (Impure doesMore) {
      refused.add(key);
      units.remove(key);
      forgetSince(before);
      return null;
    } finally {
      if (isFirst) {
        reads = null;
      }
    }
  }

  /** What was translated since then may call what cannot be done. */
  private void forgetSince(int count) {
    while (fresh.size() > count) {
      var name = fresh.removeLast().name();
      units.values().removeIf(unit -> unit.name.equals(name));
    }
  }

  /** {@return those that were made since this was last asked} */
  synchronized List<Function> takeFresh() {
    var taken = List.copyOf(fresh);
    fresh.clear();
    return taken;
  }

  /** Raises the flag, and remembers what a function should not have assumed. */
  void fail(Entry entry, int number) {
    flag.raised = true;
    var reason = Reason.of(number);
    if (reason.isMisjudged() && reason != Reason.CALLEE) {
      var blamed = entry.place(Reason.place(number));
      blamed.code().feedback().fail(reason.about(blamed.place()));
      synchronized (this) {
        if (++failures % PATIENCE == 0) {
          forget();
        }
      }
    }
  }

  /** Nobody finds those there are any more; who calls them goes on doing so. */
  synchronized void forget() {
    units.clear();
    refused.clear();
  }
}
