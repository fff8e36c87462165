package dev.oser.kit.osr.map;

import dev.oser.kit.ir.Function;
import dev.oser.kit.osr.correspondence.Journal.Edit;
import dev.oser.kit.osr.correspondence.VersionPair;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What there is to say about two versions of a function, or about many such pairs together: the
 * columns of Distilled, Tables 1 and 2 and Figure 4.
 *
 * @param base the size of the version that passes started from
 * @param optimised the size of what they made
 * @param edits how many edits of each kind there were
 * @param forward where transitions from base to optimised are possible
 * @param backward where transitions from optimised to base are possible
 */
public record Figures(
    Size base,
    Size optimised,
    Map<Edit, Integer> edits,
    Feasibility forward,
    Feasibility backward) {
  /**
   * How large a version is.
   *
   * @param instructions terminators included
   * @param phis block parameters, those of the function aside
   */
  public record Size(int instructions, int phis) {
    static Size of(Function function) {
      int phis =
          function.blocks().stream().skip(1).mapToInt(block -> block.parameters().size()).sum();
      return new Size(function.size(), phis);
    }

    Size plus(Size other) {
      return new Size(instructions + other.instructions, phis + other.phis);
    }
  }

  /** {@return the figures of two versions, after trying every point of both} */
  public static Figures of(VersionPair versions) {
    var edits = new EnumMap<Edit, Integer>(Edit.class);
    for (var edit : Edit.values()) {
      edits.put(edit, versions.journal().count(edit));
    }
    return new Figures(
        Size.of(versions.base()),
        Size.of(versions.optimised()),
        edits,
        Feasibility.of(versions.forward()),
        Feasibility.of(versions.backward()));
  }

  /** {@return the figures of several pairs of versions as if they were one} */
  public static Figures total(List<Figures> parts) {
    var base = new Size(0, 0);
    var optimised = new Size(0, 0);
    var edits = new EnumMap<Edit, Integer>(Edit.class);
    var forward = new Feasibility();
    var backward = new Feasibility();
    for (var part : parts) {
      base = base.plus(part.base);
      optimised = optimised.plus(part.optimised);
      part.edits.forEach((edit, count) -> edits.merge(edit, count, Integer::sum));
      forward.add(part.forward);
      backward.add(part.backward);
    }
    return new Figures(base, optimised, edits, forward, backward);
  }

  /** {@return how many edits of a kind there were} */
  public int count(Edit edit) {
    return edits.getOrDefault(edit, 0);
  }
}
