package dev.oser.lang.r.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which method is nearest to arguments of some classes: the one with the smallest sum of distances,
 * and of several the one that is nearer in the first argument in which they differ.
 */
final class MethodSelection {
  /**
   * A method that would do.
   *
   * @param places where its classes are among those that the arguments' classes extend
   */
  private record Candidate(FormalMethod method, int[] distances, int[] places) {
    int total() {
      return Arrays.stream(distances).sum();
    }

    /** {@return whether this is at least as near in all arguments} */
    boolean dominates(Candidate other) {
      for (int i = 0; i < distances.length; i++) {
        if (distances[i] > other.distances[i]) {
          return false;
        }
      }
      return true;
    }
  }

  private final FormalMethods methods;
  private final FormalGeneric generic;
  private final List<String> labels;
  private final List<Candidate> candidates = new ArrayList<>();

  MethodSelection(
      FormalMethods methods,
      FormalGeneric generic,
      List<String> labels,
      Collection<FormalMethod> without) {
    this.methods = methods;
    this.generic = generic;
    this.labels = labels;
    collect(generic, without);
    for (var name : generic.groups()) {
      var group = methods.generic(name);
      if (group != null) {
        collect(group, without);
      }
    }
    // The sort is stable: a function's own methods stay before those of its groups.
    candidates.sort(
        Comparator.comparingInt(Candidate::total)
            .thenComparing(Candidate::distances, Arrays::compare)
            .thenComparing(Candidate::places, Arrays::compare));
  }

  private void collect(FormalGeneric from, Collection<FormalMethod> without) {
    for (var method : from.methods()) {
      var distances = without.contains(method) ? null : distances(method);
      if (distances != null) {
        candidates.add(new Candidate(method, distances, places(method)));
      }
    }
  }

  private int @Nullable [] distances(FormalMethod method) {
    var distances = new int[Math.max(labels.size(), method.signature().size())];
    for (int i = 0; i < distances.length; i++) {
      var label = i < labels.size() ? labels.get(i) : FormalClasses.ANY;
      distances[i] = methods.classes().distance(label, method.classAt(i));
      if (distances[i] < 0) {
        return null;
      }
    }
    return distances;
  }

  private int[] places(FormalMethod method) {
    var places = new int[labels.size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = methods.classes().linear(labels.get(i)).indexOf(method.classAt(i));
    }
    return places;
  }

  @Nullable FormalMethod best() {
    return candidates.isEmpty() ? null : candidates.getFirst().method();
  }

  /** {@return methods that are nearer than the best one in some argument} */
  private List<Candidate> rivals() {
    var best = candidates.getFirst();
    return candidates.stream()
        .filter(each -> !best.dominates(each))
        .sorted(Comparator.comparing(Candidate::distances, Arrays::compare))
        .toList();
  }

  boolean isAmbiguous() {
    return labels.size() > 1 && candidates.size() > 1 && !rivals().isEmpty();
  }

  /** {@return what R says about a choice that was not the only one} */
  String note() {
    var others =
        rivals().stream()
            .map(each -> '"' + text(each.method().signature()) + '"')
            .collect(Collectors.joining(", "));
    return "Note: method with signature ‘%s’ chosen for function ‘%s’,\n target signature ‘%s’.\n %s would also be valid\n"
        .formatted(
            text(candidates.getFirst().method().signature()), generic.name(), text(labels), others);
  }

  /** {@return classes with one for each argument that some method looks at} */
  private String text(List<String> classes) {
    var all = new ArrayList<>(classes);
    while (all.size() < labels.size()) {
      all.add(FormalClasses.ANY);
    }
    return String.join("#", all);
  }
}
