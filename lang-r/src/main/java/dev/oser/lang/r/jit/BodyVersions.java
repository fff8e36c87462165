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
 * the first that fits (Flückiger §3.2, 4.8). The baseline is code for any arguments, or none as
 * long as these are left to the interpreter. Only shapes are looked at that a version asks for: a
 * function with one version is entered at once.
 */
final class BodyVersions implements CompiledBody.Versions {
  private record Remembered(long shapes, int stamp, @Nullable CompiledBody version) {}

  private final DispatchTable<ArgumentContext, Optional<CompiledBody>> table;
  private final InexactDispatches<ArgumentContext> inexact;

  /** The bits of the parameters that versions differ in, or could. */
  private volatile long asked;

  private @Nullable Remembered last;

  /**
   * Makes a table without versions.
   *
   * @param most how many versions there may be, that for any arguments included
   * @param many how often code runs that knows less than it could, until better code is asked for
   * @param request asks for code for a context
   */
  BodyVersions(int most, int many, Consumer<ArgumentContext> request) {
    this.table = new DispatchTable<>(ArgumentContext.TOP, Optional.empty(), most);
    this.inexact = new InexactDispatches<>(many, request);
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

  /** {@return how many versions there are for some arguments only} */
  int special() {
    return table.entries().size() - 1;
  }

  @Override
  public @Nullable CompiledBody version(Environment environment) {
    long mask = asked;
    long shapes =
        mask != 0 && environment instanceof Activation activation
            ? ArgumentContext.shapes(activation, mask)
            : 0;
    var known = last;
    return known != null && known.shapes == shapes && known.stamp == table.stamp()
        ? known.version
        : find(ArgumentContext.of(shapes), shapes);
  }

  private @Nullable CompiledBody find(ArgumentContext current, long shapes) {
    int stamp = table.stamp(); // before looking: a change in between must not be missed
    var found = table.dispatch(current);
    var version = found.version().orElse(null);
    // The interpreter counts for itself; other calls that could do better are counted here.
    if (version == null || current.equals(found.context())) {
      last = new Remembered(shapes, stamp, version);
    } else {
      inexact.note(current, found);
    }
    return version;
  }
}
