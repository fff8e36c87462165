package dev.oser.lang.sourir.interp;

import dev.oser.kit.callee.HostFunction;
import org.jspecify.annotations.Nullable;

/** Who is told what is hot. */
public interface Tier {
  /** Nobody: everything is interpreted. */
  Tier NONE =
      new Tier() {
        @Override
        public void called(ResolvedFunction function, int calls, Object[] arguments) {}

        @Override
        public HostFunction.@Nullable Leave turned(
            Code code, int line, int turns, Frame frame, int depth) {
          return null;
        }

        @Override
        public Object call(HostFunction.Leave leave) {
          throw new IllegalStateException("nothing is compiled");
        }
      };

  /** A function that is not compiled is called. */
  void called(ResolvedFunction function, int calls, Object[] arguments);

  /**
   * A loop turns.
   *
   * @param line of the jump
   * @param frame its variables are as before the label the jump leads to
   * @return the compiled code that goes on with the frame, or null
   */
  HostFunction.@Nullable Leave turned(Code code, int line, int turns, Frame frame, int depth);

  /** Runs what goes on with a frame. */
  Object call(HostFunction.Leave leave);
}
