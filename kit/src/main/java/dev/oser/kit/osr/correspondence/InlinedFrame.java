package dev.oser.kit.osr.correspondence;

import dev.oser.kit.ir.Instruction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A frame that a version does without because a call was inlined.
 *
 * @param versions how the version corresponds to the function that was called
 * @param call the call, in the function that made it
 * @param caller the frame of that function if it was inlined too, or null if it is the base
 */
public record InlinedFrame(ToInlined versions, Instruction call, @Nullable InlinedFrame caller) {
  /** {@return the frames that the source of a correspondence does without} */
  public static List<InlinedFrame> of(Correspondence versions) {
    return versions.frames();
  }

  /** {@return where the caller goes on when the call has returned} */
  public Instruction afterCall() {
    var block = call.block();
    return block.instructions().get(block.indexOf(call) + 1);
  }
}
