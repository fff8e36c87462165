package dev.oser.lang.r.jit;

import dev.oser.kit.dispatch.DispatchTable;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.lang.r.bytecode.CompiledBody;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.value.Environment;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The compiled code of a function: versions for contexts of its arguments, of which a call enters
 * the first that fits (Flückiger §3.2, 4.8). Code for any arguments comes first; calls that could
 * do better are counted, and get code of their own. Only shapes are looked at that could make a
 * difference: a function whose parameters have one type each is entered at once.
 */
final class BodyVersions implements CompiledBody.Versions {
  /** How many calls that could do better are one that is counted. */
  private static final int STRIDE = 64;

  /** So many bits of a hash find what was chosen last for the shapes of a call. */
  private static final int HASH = 4;

  /** What was chosen for shapes, which holds as long as the table and for so many more calls. */
  private static final class Remembered {
    private final long shapes;
    private final int stamp;
    private final @Nullable CompiledBody version;
    private int left;

    Remembered(long shapes, int stamp, @Nullable CompiledBody version, int left) {
      this.shapes = shapes;
      this.stamp = stamp;
      this.version = version;
      this.left = left;
    }
  }

  private final int most;
  private final DispatchTable<ArgumentContext, Optional<CompiledBody>> table;
  private final InexactDispatches<ArgumentContext> inexact;

  /** The bits of the parameters that versions differ in, or could. */
  private volatile long asked;

  private final @Nullable Remembered[] last = new Remembered[1 << HASH];

  /**
   * Makes a table without versions.
   *
   * @param most how many versions there may be, that for any arguments included
   * @param many how often code runs that knows less than it could, until better code is asked for
   * @param request asks for code for a context
   */
  BodyVersions(int most, int many, Consumer<ArgumentContext> request) {
    this.most = most;
    this.table = new DispatchTable<>(ArgumentContext.TOP, Optional.empty(), most);
    this.inexact = new InexactDispatches<>(Math.max(1, many / STRIDE), request);
  }

  /** Adds a version, in the knowledge that there could be others by the parameters in a mask. */
  void add(ArgumentContext context, CompiledBody version, long mask) {
    table.add(context, Optional.of(version));
    asked |= context.said() | mask;
  }

  /** Removes a version. {@return whether none is left} */
  boolean remove(ArgumentContext context) {
    if (context.equals(ArgumentContext.TOP)) {
      table.add(context, Optional.empty());
    } else {
      table.removeIf(entry -> entry.context().equals(context));
    }
    return table.entries().size() == 1 && table.entries().getFirst().version().isEmpty();
  }

  @Override
  public @Nullable CompiledBody version(Environment environment) {
    long mask = asked;
    long shapes =
        mask != 0 && environment instanceof Activation activation
            ? ArgumentContext.shapes(activation, mask)
            : 0;
    var known = last[place(shapes)];
    return known != null
            && known.shapes == shapes
            && known.stamp == table.stamp()
            && --known.left != 0
        ? known.version
        : find(ArgumentContext.of(shapes), shapes);
  }

  /** Shapes are alike in most bits: multiplied by 2^64 / φ they differ in the highest. */
  private static int place(long shapes) {
    return (int) (shapes * 0x9E3779B97F4A7C15L >>> Long.SIZE - HASH);
  }

  private @Nullable CompiledBody find(ArgumentContext current, long shapes) {
    int stamp = table.stamp(); // before looking: a change in between must not be missed
    var found = table.dispatch(current);
    var version = found.version().orElse(null);
    // The interpreter counts for itself; other calls that could do better are counted here.
    boolean isBest = version == null || current.equals(found.context());
    if (!isBest && table.entries().size() < most) {
      inexact.note(current, found);
    }
    last[place(shapes)] = new Remembered(shapes, stamp, version, isBest ? 0 : STRIDE);
    return version;
  }
}
