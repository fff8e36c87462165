package dev.oser.lang.sourir.interp;

import dev.oser.lang.sourir.runtime.Stuck;
import dev.oser.lang.sourir.runtime.ValueText;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.ErrorKind;
import dev.oser.models.sourir.run.Speculation;
import dev.oser.models.sourir.run.World;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** A program ready to run once, with everything a run needs. */
public final class ResolvedProgram {
  private final Map<String, ResolvedFunction> functions = new LinkedHashMap<>();
  private final World world;
  private final Assumptions assumptions;
  private final Interpreter interpreter = new Interpreter(this);
  private Tier tier = Tier.NONE;
  private volatile boolean isCancelled;

  /**
   * Prepares a run.
   *
   * @param program one the static checker has nothing against
   */
  public ResolvedProgram(Program program, World world, Speculation speculation) {
    this.world = world;
    this.assumptions = new Assumptions(speculation);
    program
        .functions()
        .forEach(each -> functions.put(each.name(), new ResolvedFunction(each, this)));
  }

  public ResolvedFunction function(String name) {
    return Objects.requireNonNull(functions.get(name), name);
  }

  public Iterable<ResolvedFunction> functions() {
    return functions.values();
  }

  public ResolvedFunction main() {
    return function(Function.MAIN);
  }

  public Assumptions assumptions() {
    return assumptions;
  }

  public Interpreter interpreter() {
    return interpreter;
  }

  Tier tier() {
    return tier;
  }

  /** Sets who is told what is hot, before the run begins. */
  public void use(Tier other) {
    tier = other;
  }

  /** Ends the run at its next turn of a loop. */
  public void cancel() {
    isCancelled = true;
  }

  boolean isCancelled() {
    return isCancelled;
  }

  public void print(Object value) {
    world.print(ValueText.print(value));
  }

  /** {@return the literal on the next line of input} */
  public Object read() {
    var line = world.readLine();
    if (line == null) {
      throw new Stuck(ErrorKind.END_OF_INPUT, "there is no more input");
    }
    var literal = ValueText.read(line, functions::get);
    if (literal == null) {
      throw new Stuck(ErrorKind.INVALID_INPUT, "the input '" + line.strip() + "' is no literal");
    }
    return literal;
  }
}
