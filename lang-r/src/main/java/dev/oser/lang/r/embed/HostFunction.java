package dev.oser.lang.r.embed;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A function of Java that programs may call. What it throws is an error of R. */
@FunctionalInterface
public interface HostFunction {
  /** {@return what R gets: anything that {@link Session#set} takes} */
  @Nullable Object call(List<RValue> arguments) throws Exception;
}
