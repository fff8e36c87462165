package dev.oser.kit.opt;

import dev.oser.kit.ir.Function;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Phases of passes that run one after the other. */
public record Pipeline(List<Phase> phases) {
  /**
   * What is worth doing to any function that is hot. What each phase establishes:
   *
   * <ol>
   *   <li><em>constants</em>: what is known before the program runs is a constant, branches that
   *       are never taken are gone, and no block or parameter is there for nothing.
   *   <li><em>loop form</em>: loops have a preheader, one latch and exits of their own, and what is
   *       used behind a loop is a parameter there. simplify-cfg must not run again until motion is
   *       done: it would take these blocks away.
   *   <li><em>motion</em>: nothing is computed twice, nor in a loop what does not change there.
   *       From here on values live longer than where they are used.
   *   <li><em>placement</em>: what is needed on some ways only is computed there. Common
   *       subexpressions found after this would undo it.
   *   <li><em>what is needed</em>: nothing runs that nobody can observe.
   * </ol>
   */
  private static final Pipeline STANDARD =
      new Pipeline(
          List.of(
              Phase.of("constants", new SimplifyCfg(), new ConstantPropagation(), new Sccp()),
              Phase.of("loop form", new LoopSimplify(), new Lcssa()),
              Phase.of("motion", new CommonSubexpressions(), new LoopInvariantCodeMotion()),
              Phase.of("placement", new CodeSinking()),
              Phase.of("what is needed", new AggressiveDeadCode())));

  /**
   * Makes a pipeline.
   *
   * @throws IllegalArgumentException saying why, if a pass would come too late
   */
  public Pipeline {
    phases = List.copyOf(phases);
    boolean isLowered = false;
    for (var phase : phases) {
      for (var pass : phase.passes()) {
        if (isLowered && pass.stage() == Stage.SPECULATION) {
          throw new IllegalArgumentException(pass.stage().refusal(pass.name()));
        }
        isLowered |= pass instanceof LowerSpeculation;
      }
    }
  }

  /** {@return a pipeline of these passes} */
  public static Pipeline of(Pass... passes) {
    return new Pipeline(List.of(Phase.of("all", passes)));
  }

  /** {@return what is worth doing to any function that is hot} */
  public static Pipeline standard() {
    return STANDARD;
  }

  /**
   * {@return the pipeline of a list of names separated by commas; {@code standard} stands for the
   * phases of {@link #standard}}
   */
  public static Pipeline parse(String names) {
    return new Pipeline(
        Arrays.stream(names.split(","))
            .map(String::strip)
            .filter(name -> !name.isEmpty())
            .flatMap(Pipeline::named)
            .toList());
  }

  private static Stream<Phase> named(String name) {
    return name.equals("standard")
        ? STANDARD.phases.stream()
        : Stream.of(Phase.of(name, Passes.named(name)));
  }

  /** {@return the phases of this one and then those of another} */
  public Pipeline then(Pipeline next) {
    return new Pipeline(Stream.concat(phases.stream(), next.phases.stream()).toList());
  }

  /** {@return the passes of all phases, in order} */
  public List<Pass> passes() {
    return phases.stream().flatMap(phase -> phase.passes().stream()).toList();
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
    for (var pass : passes()) {
      changed |= pass.run(function, context);
      afterEach.accept(pass);
    }
    return changed;
  }
}
