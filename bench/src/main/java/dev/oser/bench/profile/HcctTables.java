package dev.oser.bench.profile;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Prints the figures of {@link HcctBench} as the thesis groups them, with its ranges. */
final class HcctTables {
  private final PrintWriter out;

  HcctTables(PrintWriter out) {
    this.out = out;
  }

  void print(List<Map<String, Object>> rows) {
    table(
        "Table 5.1: hot contexts by threshold. Thesis: 80-136 at 1e-3, 9,181-16,713 at 1e-5,"
            + " 233,362-1,339,752 at 1e-7, CCTs of 2.2-48 million nodes",
        rows,
        "calls",
        "cct_nodes",
        "hcct_nodes_0.001",
        "hcct_nodes_1.0E-5",
        "hcct_nodes_1.0E-7");
    table(
        "Figures 5.1, 5.2: nodes kept, nodes in memory and memory, in percent of the CCT, φ = 1e-4"
            + " unless said. Thesis: below 1 % for most, at most 4.1 %",
        rows,
        "kept_pct",
        "mcct_pct",
        "mcct_pct_0.01",
        "mcct_pct_0.001",
        "mcct_pct_1.0E-5",
        "memory_hcct_pct",
        "memory_burst_pct",
        "memory_cct_burst_pct");
    table(
        "Figure 5.3: times as long as native. Thesis: empty 1.21, CCT 2.45 (at most 3.56), HCCT"
            + " 2.9, with bursts 1.58 (at most 2.62, 2 ms every 20 ms, as here); HCCT 1.16"
            + " times CCT (at most 1.26). Medians; q1 and q3 are quartiles",
        rows,
        "native_s",
        "empty_vs_native",
        "cct_vs_native",
        "hcct_vs_native",
        "burst_vs_native",
        "burst_vs_native_q1",
        "burst_vs_native_q3",
        "hcct_vs_cct",
        "hcct_vs_cct_q1",
        "hcct_vs_cct_q3");
    table(
        "Figures 5.4, 5.5: largest φ for a degree of overlap; τ̃ from which all hot edges are"
            + " covered. Thesis: 100 % for τ ≥ 0.01",
        rows,
        "phi_for_overlap_0.5",
        "phi_for_overlap_0.8",
        "phi_for_overlap_0.9",
        "tau",
        "coverage_pct",
        "overlap_pct");
    table(
        "Figure 5.6: what is not covered, in percent of the hottest. Thesis: average about 0.01, at"
            + " most usually below 10",
        rows,
        "avg_uncovered_pct",
        "max_uncovered_pct");
    table(
        "Figures 5.7, 5.8: cold and falsely hot nodes in percent of the tree, errors of hot counts."
            + " Thesis: false 0-5 (at most 10), average error below 2 for most, above 4 once",
        rows,
        "cold_pct",
        "false_pct",
        "avg_error_pct",
        "max_error_pct");
    table(
        "Figure 5.9: with bursts. Thesis: average error 6.89-17.31, 100 % of hot edges from 2τ̃",
        rows, "burst_avg_error_pct", "burst_coverage_pct", "burst_coverage_2tau_pct");
    table(
        "Sampling every millisecond (async-profiler), and the share of calls in contexts it saw;"
            + " same output whoever watches",
        rows,
        "async_vs_native",
        "async_overlap_pct",
        "same_output");
  }

  private void table(String title, List<Map<String, Object>> rows, String... columns) {
    out.printf("%n%s%n%-12s", title, "");
    for (var column : columns) {
      out.printf(" %" + width(column) + "s", column);
    }
    out.println();
    for (var row : rows) {
      out.printf("%-12s", row.get("workload"));
      for (var column : columns) {
        out.printf(" %" + width(column) + "s", text(row.get(column)));
      }
      out.println();
    }
    out.flush();
  }

  private static int width(String column) {
    return Math.max(12, column.length());
  }

  private static String text(@Nullable Object value) {
    return switch (value) {
      case null -> "-";
      case Double real when real != 0 && Math.abs(real) < 0.01 ->
          String.format(Locale.ROOT, "%.2e", real);
      case Double real -> String.format(Locale.ROOT, "%.3f", real);
      case Number number -> String.format(Locale.ROOT, "%,d", number.longValue());
      default -> value.toString();
    };
  }
}
