package dev.oser.bench.profile;

import dev.oser.bench.profile.Workshop.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How long a workload takes with each profiler and without: processes take turns, so that whatever
 * else the machine does meets all of them.
 */
final class Times {
  /** Without a profiler. */
  static final String NATIVE = "native";

  private final Map<String, List<Double>> seconds = new LinkedHashMap<>();
  private final Set<List<Long>> outputs = new HashSet<>();

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
    var names = new ArrayList<>(List.of(NATIVE));
    names.addAll(profilers.keySet());
    names.forEach(name -> seconds.put(name, new ArrayList<>()));
    for (int fork = 0; fork < forks; fork++) {
      for (int i = 0; i < names.size(); i++) {
        var name = names.get((i + fork) % names.size());
        add(name, workshop.run(workload, effort, profilers.get(name)));
      }
    }
  }

  private void add(String name, Run run) {
    list(name).addAll(run.seconds());
    outputs.add(run.checksums());
  }

  private List<Double> list(@Nullable String name) {
    var list = seconds.get(name);
    if (list == null) {
      throw new IllegalArgumentException("nothing was measured as " + name);
    }
    return list;
  }

  /** {@return the median of the rounds of all processes} */
  double median(String name) {
    return ProfileOptions.median(list(name));
  }

  /** {@return how many times as long as another} */
  double ratio(String name, String other) {
    return median(name) / median(other);
  }

  /** {@return whether the workload put out the same, whoever watched} */
  boolean isOutputTheSame() {
    return outputs.size() == 1;
  }
}
