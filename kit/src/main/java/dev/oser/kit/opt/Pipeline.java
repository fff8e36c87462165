package dev.oser.kit.opt;

import dev.oser.kit.ir.Function;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Passes that run one after the other. */
public record Pipeline(List<Pass> passes) {
  public Pipeline {
    passes = List.copyOf(passes);
  }

  /** {@return what is worth doing to any function that is hot} */
  public static Pipeline standard() {
    return parse(
        "clean-up,constant-propagation,sccp,loop-simplify,lcssa,common-subexpressions,"
            + "loop-invariant-code-motion,code-sinking,aggressive-dead-code");
  }

  /**
   * {@return the pipeline of a list of names separated by commas; {@code standard} stands for the
   * passes of {@link #standard}}
   */
  public static Pipeline parse(String names) {
    return new Pipeline(
        Arrays.stream(names.split(","))
            .map(String::strip)
            .filter(name -> !name.isEmpty())
            .flatMap(Pipeline::named)
            .toList());
  }

  private static Stream<Pass> named(String name) {
    return name.equals("standard") ? standard().passes.stream() : Stream.of(Passes.named(name));
  }

  /** {@return the passes of this one and then those of another} */
  public Pipeline then(Pipeline next) {
    return new Pipeline(Stream.concat(passes.stream(), next.passes.stream()).toList());
  }

  /** Runs the passes, and returns whether anything changed. */
  public boolean run(Function function, PassContext context) {
    return run(function, context, _ -> {});
  }

  /**
   * Runs the passes, telling {@code afterEach} when one is done: to verify, to print, to measure.
   */
  public boolean run(Function function, PassContext context, Consumer<Pass> afterEach) {
    boolean changed = false;
    for (var pass : passes) {
      changed |= pass.run(function, context);
      afterEach.accept(pass);
    }
    return changed;
  }
}
