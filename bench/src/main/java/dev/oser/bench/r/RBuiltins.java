package dev.oser.bench.r;

import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ./oser bench r-builtins}: R's functions beside GNU R's, as their inputs grow. */
@Command(
    name = "r-builtins",
    header = "R's builtins at n, 10n and 100n beside GNU R.",
    mixinStandardHelpOptions = true,
    description = {
      "Evaluates expressions in GNU R and in Oser with inputs of n, 10n and 100n elements,",
      "in two processes that live as long as the benchmark, in turn, warmed up, and compares",
      "how long they take with the largest input (medians) and how that grew from 10n to 100n.",
      "What stands out is measured again for longer, twice at most, because other work on the",
      "machine looks the same. Ratios below 1 mean that Oser is faster.",
      "A ratio above 1 counts only if the difference is a millisecond or more. Quadratic is",
      "what grows with an exponent above 1.5, and by 0.4 more than in GNU R."
    })
public final class RBuiltins implements Callable<Integer> {
  private static final double WARM_UP_SECONDS = 0.15;
  private static final double LONG_WARM_UP_SECONDS = 1.5;

  @Mixin private BesideGnuR common;

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "NAME",
      description = "Only cases whose names begin so, e.g. sort,strsplit.")
  private List<String> names = List.of();

  @Option(
      names = "--worst",
      defaultValue = "15",
      description = "How many of the slowest to list at the end (default: ${DEFAULT-VALUE}).")
  private int worst;

  @Override
  public Integer call() {
    var root = common.root();
    var out = common.out();
    var all = new ArrayList<BuiltinTimes>();
    var script = BuiltinCase.resource("server.R");
    out.println(BuiltinTimes.heading());
    try (var gnu = new Conversation(RProcess.GNU, root, script);
        var oser = new Conversation(RProcess.OSER, root, script)) {
      for (var each : BuiltinCase.all()) {
        if (isWanted(each)) {
          var times = measure(each, gnu, oser, WARM_UP_SECONDS);
          for (int again = 0; again < 2 && times.standsOut(); again++) {
            times = measure(each, gnu, oser, LONG_WARM_UP_SECONDS);
          }
          all.add(times);
          out.println(all.getLast().line());
          out.flush();
        }
      }
    }
    var counting =
        all.stream()
            .filter(BuiltinTimes::counts)
            .sorted(Comparator.comparingDouble(BuiltinTimes::ratio).reversed())
            .toList();
    out.println("\nslowest beside GNU R");
    counting.stream().limit(worst).forEach(times -> out.println(times.line()));
    common.publish(
        Result.named("r-builtins")
            .with("functions", all.size())
            .with("worst_vs_gnu", counting.isEmpty() ? Double.NaN : counting.getFirst().ratio())
            .with("above_3", all.stream().filter(BuiltinTimes::isSlow).count())
            .with("quadratic", all.stream().filter(BuiltinTimes::isQuadratic).count())
            .with("failed", all.stream().filter(BuiltinTimes::failed).count())
            .withDetail("cases", all.stream().map(BuiltinTimes::detail).toList()));
    return 0;
  }

  private boolean isWanted(BuiltinCase each) {
    return names.isEmpty() || names.stream().anyMatch(each.name()::startsWith);
  }

  private BuiltinTimes measure(
      BuiltinCase each, Conversation gnu, Conversation oser, double warmUp) {
    var theirs = new double[3];
    var ours = new double[3];
    for (int step = 0, size = each.size(); step < 3; step++, size *= 10) {
      boolean largest = step == 2;
      var request =
          new String[] {
            "prepare",
            Integer.toString(size),
            each.setup(),
            each.expression(),
            Double.toString(largest ? warmUp : warmUp / 3)
          };
      var expected = gnu.ask(request);
      var actual = oser.ask(request);
      if (!actual.equals(expected) || actual.startsWith("error:")) {
        return new BuiltinTimes(each, theirs, ours, "GNU R: " + expected + "; we: " + actual);
      }
      int times = largest ? common.rounds() : 3;
      var gnuRounds = new double[times];
      var oserRounds = new double[times];
      for (int round = 0; round < times; round++) {
        gnuRounds[round] = Double.parseDouble(gnu.ask("round"));
        oserRounds[round] = Double.parseDouble(oser.ask("round"));
      }
      theirs[step] = Samples.of(gnuRounds).median();
      ours[step] = Samples.of(oserRounds).median();
    }
    return new BuiltinTimes(each, theirs, ours, "");
  }
}
