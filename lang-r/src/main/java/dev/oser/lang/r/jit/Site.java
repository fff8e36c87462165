package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.CallSite;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Symbol;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An instruction of the interpreter that compiled code stands for.
 *
 * @param place of the instruction in the code
 * @param more what else an op needs to know
 */
public record Site(Steps steps, Code code, int place, @Nullable Object more) {
  /** A call of a closure whose code asks for some arguments first, which have been evaluated. */
  record Given(Code callee, int[] parameters) {}

  /** A call of a builtin that computes a value and does nothing else. */
  record Quiet(CallSite site, Builtin builtin) {}

  /** An operator, and where the interpreter notes what it saw. */
  record Operator(int[] feedback, int at) {}

  // What a record has of itself is made by the JVM when it is first asked, which takes long.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Site site
        && site.steps == steps
        && site.code == code
        && site.place == place
        && Objects.equals(site.more, more);
  }

  @Override
  public int hashCode() {
    return 31 * System.identityHashCode(code) + place;
  }

  Instruction instruction() {
    return Instruction.of(code.instructions()[place]);
  }

  @Override
  public String toString() {
    var name = instruction().name().toLowerCase(Locale.ROOT);
    return code.callAt(place) instanceof Call call && call.function() instanceof Symbol symbol
        ? name + " " + symbol.name() + "@" + place
        : name + "@" + place;
  }
}
