package dev.oser.lang.r.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Groups of functions that methods of S4 can be for. */
public final class FormalGroups {
  private static final Map<String, List<String>> MEMBERS =
      Map.of(
          "Arith", List.of("+", "-", "*", "^", "%%", "%/%", "/"),
          "Compare", List.of("==", ">", "<", "!=", "<=", ">="),
          "Logic", List.of("&", "|"),
          "Ops", List.of("Arith", "Compare", "Logic"),
          "Math",
              List.of(
                  "abs",
                  "sign",
                  "sqrt",
                  "ceiling",
                  "floor",
                  "trunc",
                  "cummax",
                  "cummin",
                  "cumprod",
                  "cumsum",
                  "exp",
                  "expm1",
                  "log",
                  "log10",
                  "log2",
                  "log1p",
                  "cos",
                  "cosh",
                  "sin",
                  "sinh",
                  "tan",
                  "tanh",
                  "gamma",
                  "lgamma",
                  "digamma",
                  "trigamma",
                  "acos",
                  "acosh",
                  "asin",
                  "asinh",
                  "atan",
                  "atanh",
                  "cospi",
                  "sinpi",
                  "tanpi"),
          "Math2", List.of("round", "signif"),
          "Summary", List.of("max", "min", "range", "prod", "sum", "any", "all"),
          "Complex", List.of("Arg", "Conj", "Im", "Mod", "Re"));

  /** The groups of each function, nearest first. */
  private static final Map<String, List<String>> GROUPS = groups();

  private FormalGroups() {}

  private static Map<String, List<String>> groups() {
    var groups = new HashMap<String, List<String>>();
    for (var group : MEMBERS.entrySet()) {
      boolean inner = members("Ops").contains(group.getKey());
      for (var member : group.getValue()) {
        groups.put(member, inner ? List.of(group.getKey(), "Ops") : List.of(group.getKey()));
      }
    }
    return Map.copyOf(groups);
  }

  public static boolean isGroup(String name) {
    return MEMBERS.containsKey(name);
  }

  /** {@return the functions or groups of a group; none if it is no group} */
  public static List<String> members(String group) {
    return MEMBERS.getOrDefault(group, List.of());
  }

  /** {@return the groups that a function belongs to, nearest first} */
  public static List<String> of(String function) {
    return GROUPS.getOrDefault(function, List.of());
  }
}
