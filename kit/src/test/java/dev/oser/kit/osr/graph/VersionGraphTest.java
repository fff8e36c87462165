package dev.oser.kit.osr.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.Engine;
import dev.oser.kit.ir.Function;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.Sample;
import dev.oser.kit.osr.map.Strength;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Versions and who derives from whom. */
final class VersionGraphTest {
  private final Sample sample = new Sample(Sample.POLYNOMIAL, Engine.INTERPRETER);
  private final VersionGraph versions = new VersionGraph(sample.function("f"));

  @Test
  void aVersionThatOthersDependOnStays() {
    var fast = derive("loop-invariant-code-motion");
    var faster = versions.derive(fast, Pipeline.standard(), PassContext.NONE);
    assertNull(versions.parent(versions.base()));
    assertSame(versions.base(), versions.parent(fast));
    assertSame(fast, versions.parent(faster));
    assertThrows(IllegalArgumentException.class, () -> versions.remove(fast));
    assertThrows(IllegalArgumentException.class, () -> versions.remove(versions.base()));
    versions.remove(faster);
    versions.remove(fast);
    assertEquals(List.of(versions.base()), List.copyOf(versions.versions()));
    assertThrows(IllegalArgumentException.class, () -> versions.remove(fast));
  }

  @Test
  void anObstacleIsWhereTheWayEnds() {
    var fast = derive("loop-invariant-code-motion");
    var faster = versions.derive(fast, Pipeline.standard(), PassContext.NONE);
    var point = Sample.first(faster, "loop");
    assertNull(versions.obstacle(point, versions.base(), Strength.ALIAS));
    assertNotNull(versions.map(point, versions.base(), Strength.ALIAS));
    var obstacle = Objects.requireNonNull(versions.obstacle(point, versions.base(), Strength.LIVE));
    assertSame(fast, obstacle.from());
    assertSame(versions.base(), obstacle.to());
    assertEquals(
        "the target needs %x, which cannot be made there: it is an argument, and dead",
        obstacle.text());
  }

  @Test
  void versionsThatNothingConnectsHaveAnObstacleToo() {
    var other = new Sample(Sample.POLYNOMIAL, Engine.INTERPRETER).function("f");
    versions.add(other);
    var obstacle = versions.obstacle(Sample.first(other, "loop"), versions.base(), Strength.AVAIL);
    assertEquals(
        "no maps lead there that fit together; one can be written by hand",
        Objects.requireNonNull(obstacle).text());
  }

  private Function derive(String passes) {
    return versions.derive(versions.base(), Pipeline.parse(passes), PassContext.NONE);
  }
}
