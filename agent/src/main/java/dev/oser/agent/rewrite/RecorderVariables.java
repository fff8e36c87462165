package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.ContextRecorder;
import dev.oser.agent.runtime.Events;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * The two variables that an instrumented method has behind its own: the recorder of its thread and
 * its own depth there.
 */
final class RecorderVariables {
  /** How many there are. */
  static final int COUNT = 2;

  private static final String START = "(I)" + Emitter.descriptor(ContextRecorder.class);

  private final int recorder;
  private final int depth;

  RecorderVariables(MethodNode code) {
    recorder = code.maxLocals;
    depth = recorder + 1;
  }

  /** {@return what stack maps say of them} */
  static List<Object> types() {
    return List.of(Emitter.name(ContextRecorder.class), Opcodes.INTEGER);
  }

  /** The method starts. */
  void start(Emitter to, int method) {
    to.constant(method)
        .callStatic(Events.class, "enter", START)
        .variable(Opcodes.ASTORE, recorder)
        .variable(Opcodes.ALOAD, recorder)
        .field(Opcodes.GETFIELD, ContextRecorder.class, "depth", int.class)
        .variable(Opcodes.ISTORE, depth);
  }

  /** Notes the site of the next call. */
  void setSite(Emitter to, int site) {
    to.variable(Opcodes.ALOAD, recorder)
        .constant(site)
        .field(Opcodes.PUTFIELD, ContextRecorder.class, "site", int.class);
  }

  /** Tells the recorder an event at this depth. */
  void tell(Emitter to, String event) {
    to.variable(Opcodes.ALOAD, recorder)
        .variable(Opcodes.ILOAD, depth)
        .callVirtual(ContextRecorder.class, event, "(I)V");
  }
}
