package dev.oser.profile.context;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How a profile was taken: the mode, bursts, how deep stacks are. Profiles that were taken
 * differently differ even if the program does not.
 *
 * @param facts what is known, by the names of this class or any other
 */
public record Taken(SortedMap<String, String> facts) {
  /** What counted, and how exactly. */
  public static final String MODE = "mode";

  /** When the program was looked at. */
  public static final String BURSTS = "bursts";

  /** How many frames of a stack are known. */
  public static final String DEPTH = "depth";

  /** Which classes were looked at. */
  public static final String CLASSES = "classes";

  private static final String SEPARATOR = " / ";
  private static final Taken UNKNOWN = new Taken(new TreeMap<>());

  public Taken {
    facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
  }

  /** {@return nothing known} */
  public static Taken unknown() {
    return UNKNOWN;
  }

  /** {@return these facts} */
  public static Taken of(Map<String, String> facts) {
    return new Taken(new TreeMap<>(facts));
  }

  /** {@return the facts both know but do not agree on, one sentence without a stop each} */
  public List<String> differences(Taken other) {
    var differences = new ArrayList<String>();
    facts.forEach(
        (name, value) -> {
          var theirs = other.facts.get(name);
          if (theirs != null && !theirs.equals(value)) {
            differences.add(name + ": " + value + " before, " + theirs + " after");
          }
        });
    return differences;
  }

  /** {@return what is known of the sum of two profiles} */
  Taken and(Taken other) {
    var sum = new TreeMap<>(facts);
    other.facts.forEach((name, value) -> sum.merge(name, value, Taken::both));
    return new Taken(sum);
  }

  /** The order of profiles does not matter, and equal ones are named once. */
  private static String both(String first, String second) {
    var values = new TreeSet<>(Arrays.asList(first.split(SEPARATOR)));
    values.addAll(Arrays.asList(second.split(SEPARATOR)));
    return String.join(SEPARATOR, values);
  }
}
