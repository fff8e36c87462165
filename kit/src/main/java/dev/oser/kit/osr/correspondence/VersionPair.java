package dev.oser.kit.osr.correspondence;

import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import java.util.function.Consumer;

/**
 * A function and an optimised version of it, with what leads from one to the other: {@code apply}
 * of Distilled, Algorithm 1.
 */
public final class VersionPair {
  private final Function base;
  private final Function optimised;
  private final Journal journal;
  private final Correspondence forward;
  private final Correspondence backward;

  private VersionPair(Function base, FunctionCopy copy, Journal journal) {
    this.base = base;
    this.optimised = copy.function();
    this.journal = journal;
    this.forward = Correspondence.forward(base, copy, journal);
    this.backward = Correspondence.backward(base, copy, journal);
  }

  /** Runs passes on a copy of a function. */
  public static VersionPair of(Function base, Pipeline pipeline, PassContext context) {
    return of(base, function -> pipeline.run(function, context));
  }

  /** Changes a copy of a function in any way that an {@link dev.oser.kit.ir.Editor} can. */
  public static VersionPair of(Function base, Consumer<Function> change) {
    return ofCopy(base, copy -> change.accept(copy.function()));
  }

  /** The same for who needs to know which instruction of the copy is which of the base. */
  public static VersionPair ofCopy(Function base, Consumer<FunctionCopy> change) {
    var copy = FunctionCopy.of(base);
    var journal = new Journal();
    copy.function().setEditListener(journal);
    change.accept(copy);
    copy.function().setEditListener(null);
    return new VersionPair(base, copy, journal);
  }

  public Function base() {
    return base;
  }

  public Function optimised() {
    return optimised;
  }

  public Journal journal() {
    return journal;
  }

  /** {@return what leads from the base to the optimised version} */
  public Correspondence forward() {
    return forward;
  }

  /** {@return what leads from the optimised version back to the base} */
  public Correspondence backward() {
    return backward;
  }
}
