package dev.oser.kit.osr.map;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.opt.ConditionalConstants;
import dev.oser.kit.osr.correspondence.Correspondence;
import dev.oser.kit.osr.map.Infeasible.Reason;
import java.util.EnumMap;
import java.util.Map;

/**
 * How many points of a version have a map to another, and what the maps are like: Figure 4 and
 * Table 2 of Distilled, in numbers that can be added up.
 */
public final class Feasibility {
  private long points;
  private long neverRun;
  private long empty;
  private final Map<Strength, Sizes> compensation = new EnumMap<>(Strength.class);
  private final Sizes keep = new Sizes();
  private final Map<Reason, Integer> obstacles = new EnumMap<>(Reason.class);

  /** Counts, adds up, and remembers the largest. */
  public static final class Sizes {
    private long count;
    private long sum;
    private long largest;

    void add(long size) {
      count++;
      sum += size;
      largest = Math.max(largest, size);
    }

    void add(Sizes other) {
      count += other.count;
      sum += other.sum;
      largest = Math.max(largest, other.largest);
    }

    public long count() {
      return count;
    }

    public double average() {
      return count == 0 ? 0 : (double) sum / count;
    }

    public long largest() {
      return largest;
    }
  }

  public Feasibility() {
    for (var strength : Strength.values()) {
      compensation.put(strength, new Sizes());
    }
  }

  /**
   * {@return the figures of one direction between two versions: every instruction that can be
   * reached is a point} Those that {@linkplain ConditionalConstants constants show} never to run
   * are counted apart: nothing can leave from there, and where it would go is not a question that
   * has an answer.
   */
  public static Feasibility of(Correspondence direction) {
    var figures = new Feasibility();
    var constants = ConditionalConstants.of(direction.source());
    for (var block : ReversePostorder.of(direction.source()).order()) {
      if (constants.mayRun(block)) {
        block.instructions().forEach(point -> figures.tryPoint(direction, point));
      } else {
        figures.neverRun += block.instructions().size();
      }
    }
    return figures;
  }

  private void tryPoint(Correspondence direction, Instruction point) {
    points++;
    for (var strength : Strength.values()) {
      var map = StateMaps.at(direction, point, strength);
      if (map != null) {
        sizes(strength).add(map.compensation().size());
        if (strength == Strength.LIVE && map.compensation().isEmpty()) {
          empty++;
        }
        if (strength == Strength.AVAIL && !map.keep().isEmpty()) {
          keep.add(map.keep().size());
        }
      }
    }
    var obstacle = StateMaps.obstacle(direction, point, Strength.AVAIL);
    if (obstacle != null) {
      obstacles.merge(obstacle.reason(), 1, Integer::sum);
    }
  }

  /** Adds the figures of another function. */
  public void add(Feasibility other) {
    points += other.points;
    neverRun += other.neverRun;
    empty += other.empty;
    compensation.forEach((strength, sizes) -> sizes.add(other.sizes(strength)));
    keep.add(other.keep);
    other.obstacles.forEach((reason, count) -> obstacles.merge(reason, count, Integer::sum));
  }

  /** {@return how many points may run} */
  public long points() {
    return points;
  }

  /** {@return how many more there are of which constants show that they never run} */
  public long neverRun() {
    return neverRun;
  }

  /** {@return the share of points, in percent, where live values suffice as they are} */
  public double percentEmpty() {
    return percent(empty);
  }

  /** {@return the share of points, in percent, that have a map of a strength} */
  public double percent(Strength strength) {
    return percent(sizes(strength).count());
  }

  /** {@return the same if points that never run were counted as points without a map} */
  public double percentOfAll(Strength strength) {
    return percent(sizes(strength).count(), points + neverRun);
  }

  private double percent(long count) {
    return percent(count, points);
  }

  private static double percent(long count, long of) {
    return of == 0 ? 100 : 100.0 * count / of;
  }

  /** {@return how long the compensation code of a strength is} */
  public Sizes compensation(Strength strength) {
    return sizes(strength);
  }

  /** {@return how many values are kept alive, where some are} */
  public Sizes keep() {
    return keep;
  }

  /** {@return what stood in the way at the points without any map} */
  public Map<Reason, Integer> obstacles() {
    return obstacles;
  }

  private Sizes sizes(Strength strength) {
    var sizes = compensation.get(strength);
    if (sizes == null) {
      throw new IllegalStateException("no figures for " + strength);
    }
    return sizes;
  }
}
