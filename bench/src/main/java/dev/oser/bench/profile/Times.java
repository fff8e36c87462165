package dev.oser.bench.profile;

import dev.oser.bench.Samples;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * How long a workload takes with each profiler and without. There is a process for each, and once
 * all have warmed up they take turns, a round each: what else the machine does meets them all, and
 * only rounds of the same turn are compared.
 */
final class Times {
  /** Without a profiler. */
  static final String NATIVE = "native";

  private final Map<String, List<Double>> seconds = new LinkedHashMap<>();
  private final Set<Long> outputs = new HashSet<>();

  /**
   * @param profilers the flag of each profiler, by name
   */
  Times(
      Workshop workshop,
      Workload workload,
      Workshop.Effort effort,
      Map<String, String> profilers,
      int forks)
      throws IOException, InterruptedException {
    seconds.put(NATIVE, new ArrayList<>());
    profilers.keySet().forEach(name -> seconds.put(name, new ArrayList<>()));
    for (int fork = 0; fork < forks; fork++) {
      takeTurns(workshop, workload, effort, profilers);
    }
  }

  /** A process that measures a profiler, or none. */
  private record Contender(String profiler, WorkloadProcess process) {}

  private void takeTurns(
      Workshop workshop, Workload workload, Workshop.Effort effort, Map<String, String> profilers)
      throws IOException, InterruptedException {
    var contenders = new ArrayList<Contender>();
    try {
      for (var name : seconds.keySet()) {
        var process = workshop.start(workload, profilers.get(name));
        contenders.add(new Contender(name, process));
        process.warmUp(effort.warmUp());
      }
      for (int turn = 0; turn < effort.rounds(); turn++) {
        // Each is the first in its turn.
        Collections.rotate(contenders, 1);
        for (var each : contenders) {
          var round = each.process.round();
          list(each.profiler).add(round.seconds());
          outputs.add(round.checksum());
        }
      }
    } finally {
      for (var each : contenders) {
        each.process.close();
      }
    }
  }

  private List<Double> list(String name) {
    var list = seconds.get(name);
    if (list == null) {
      throw new IllegalArgumentException("nothing was measured as " + name);
    }
    return list;
  }

  /** {@return the median of the rounds of all processes} */
  double median(String name) {
    return Samples.of(values(name)).median();
  }

  /** {@return how many times as long as another it takes, in the median of all turns} */
  double ratio(String name, String other) {
    return ratios(name, other).median();
  }

  /** {@return how many times as long as another it takes, in each turn} */
  Samples ratios(String name, String other) {
    var own = values(name);
    var others = values(other);
    return Samples.of(
        IntStream.range(0, own.length).mapToDouble(i -> own[i] / others[i]).toArray());
  }

  private double[] values(String name) {
    return list(name).stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** {@return whether the workload put out the same, whoever watched} */
  boolean isOutputTheSame() {
    return outputs.size() == 1;
  }
}
