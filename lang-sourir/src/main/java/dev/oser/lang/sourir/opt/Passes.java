package dev.oser.lang.sourir.opt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The passes, by name. */
public final class Passes {
  /** The usual sequence. */
  private static final String ALL = "all";

  private static final List<Pass> SINGLE =
      List.of(
          new Fresh(),
          new Prune("prune_true", "to their first label", _ -> (_, _) -> Optional.of(true)),
          new Prune("prune_false", "to their second label", _ -> (_, _) -> Optional.of(false)),
          new Prune("prune", "as guard_hint says, or on in the loop", LikelyWay::new),
          new ConstantFolding(),
          new HoistGuards(),
          new HoistAssign(),
          new HoistDrop(),
          new MinimalLifetimes(),
          new Inline("inline_small", 12, 100),
          new Inline("inline_med", 40, 400),
          new Inline("inline_max", 400, 4000),
          new MoveAssume(),
          new Compose(),
          new Unreachable());

  /**
   * Inlining comes first, while every call has an assume behind it; then speculation and what
   * follows from it; then what assumes no longer need is cleaned away.
   */
  private static final List<String> USUAL =
      List.of(
          "fresh",
          "inline_med",
          "prune",
          "const_fold",
          "hoist_guards",
          "compose",
          "unreachable",
          "hoist_assign",
          "const_fold",
          "min_live",
          "hoist_drop",
          "move_assume",
          "unreachable");

  private Passes() {}

  /** {@return every pass but {@code all}, which is several} */
  public static List<Pass> single() {
    return SINGLE;
  }

  /** {@return the names of the passes that {@code all} stands for} */
  public static List<String> usual() {
    return USUAL;
  }

  /** {@return the passes of a list of names separated by commas} */
  public static List<Pass> parse(String names) {
    var passes = new ArrayList<Pass>();
    for (var name : names.split(",", -1)) {
      if (name.strip().equals(ALL)) {
        USUAL.forEach(each -> passes.add(named(each)));
      } else if (!names.isBlank()) {
        passes.add(named(name.strip()));
      }
    }
    return passes;
  }

  private static Pass named(String name) {
    return SINGLE.stream()
        .filter(pass -> pass.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no pass '"
                        + name
                        + "'; there are "
                        + SINGLE.stream().map(Pass::name).collect(Collectors.joining(", "))
                        + " and all"));
  }
}
