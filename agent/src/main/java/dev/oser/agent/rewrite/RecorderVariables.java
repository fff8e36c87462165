package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.ContextRecorder;
import dev.oser.agent.runtime.Events;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.StackMapFrameInfo.SimpleVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.VerificationTypeInfo;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/**
 * The two variables that an instrumented method has behind its own: the recorder of its thread and
 * its own depth there.
 */
final class RecorderVariables {
  private static final ClassDesc EVENTS = Events.class.describeConstable().orElseThrow();
  private static final ClassDesc RECORDER = ContextRecorder.class.describeConstable().orElseThrow();
  private static final MethodTypeDesc START = MethodTypeDesc.of(RECORDER, ConstantDescs.CD_int);
  private static final MethodTypeDesc TELL =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);

  private final int recorder;
  private final int depth;

  RecorderVariables(CodeAttribute code) {
    recorder = code.maxLocals();
    depth = recorder + 1;
  }

  /** {@return what stack maps say of them} */
  static List<VerificationTypeInfo> types() {
    return List.of(StackMaps.object(ContextRecorder.class), SimpleVerificationTypeInfo.INTEGER);
  }

  /** The method starts. */
  void start(CodeBuilder to, int method) {
    to.loadConstant(method)
        .invokestatic(EVENTS, "enter", START)
        .astore(recorder)
        .aload(recorder)
        .getfield(RECORDER, "depth", ConstantDescs.CD_int)
        .istore(depth);
  }

  /** Notes the site of the next call. */
  void setSite(CodeBuilder to, int site) {
    to.aload(recorder).loadConstant(site).putfield(RECORDER, "site", ConstantDescs.CD_int);
  }

  /** Tells the recorder an event at this depth. */
  void tell(CodeBuilder to, String event) {
    to.aload(recorder).iload(depth).invokevirtual(RECORDER, event, TELL);
  }
}
