package dev.oser.kit.ir.speculation;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What compiled code hands over when it leaves for good.
 *
 * @param reason the number of what failed
 * @param frames the activations it stood for, the outermost first: whoever goes on builds them in
 *     this order, so that what the outer ones catch and clean up is there when the innermost runs
 */
public record LeftFrames(int reason, List<Frame> frames) {
  public LeftFrames {
    frames = List.copyOf(frames);
  }

  /** One activation, with the boxed values that its descriptor asks for behind what it is told. */
  public record Frame(FrameDescriptor descriptor, List<@Nullable Object> values) {
    public Frame {
      values = Collections.unmodifiableList(Arrays.asList(values.toArray()));
    }
  }
}
