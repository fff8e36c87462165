package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.BurstEvents;
import dev.oser.agent.runtime.ContextRecorder;
import dev.oser.agent.runtime.Events;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
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
  private static final ClassDesc BURST_EVENTS = BurstEvents.class.describeConstable().orElseThrow();
  private static final ClassDesc RECORDER = ContextRecorder.class.describeConstable().orElseThrow();
  private static final MethodTypeDesc START = MethodTypeDesc.of(RECORDER, ConstantDescs.CD_int);
  private static final MethodTypeDesc JOIN = MethodTypeDesc.of(RECORDER);
  private static final MethodTypeDesc TELL_DEPTH =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);
  private static final MethodTypeDesc TELL_PLACE =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int, ConstantDescs.CD_int);
  private static final MethodTypeDesc ASK = MethodTypeDesc.of(ConstantDescs.CD_boolean);

  private final boolean onlyInBursts;
  private final int recorder;
  private final int depth;

  /**
   * @param onlyInBursts whether what uses them runs only in bursts, so that nothing is inlined
   *     there
   */
  RecorderVariables(CodeAttribute code, boolean onlyInBursts) {
    this.onlyInBursts = onlyInBursts;
    recorder = code.maxLocals();
    depth = recorder + 1;
  }

  /** {@return what stack maps say of them} */
  static List<VerificationTypeInfo> types() {
    return List.of(StackMaps.object(ContextRecorder.class), SimpleVerificationTypeInfo.INTEGER);
  }

  /** The method starts: calls one of the {@link Events}. */
  void start(CodeBuilder to, String event, int method) {
    store(to.loadConstant(method).invokestatic(events(), event, START));
  }

  /** The method, which started between bursts, is looked at from here on. */
  void join(CodeBuilder to) {
    store(to.invokestatic(events(), "join", JOIN));
  }

  private ClassDesc events() {
    return onlyInBursts ? BURST_EVENTS : EVENTS;
  }

  private void store(CodeBuilder to) {
    to.astore(recorder)
        .aload(recorder)
        .getfield(RECORDER, "depth", ConstantDescs.CD_int)
        .istore(depth);
  }

  /** Notes the site of the next call. */
  void setSite(CodeBuilder to, int site) {
    to.aload(recorder).loadConstant(site).putfield(RECORDER, "site", ConstantDescs.CD_int);
  }

  /** Tells the recorder the depth and the site of the next call. */
  void tellPlace(CodeBuilder to, int site) {
    tell(to.aload(recorder).iload(depth).loadConstant(site), "at", TELL_PLACE);
  }

  /** Tells the recorder an event at this depth. */
  void tellDepth(CodeBuilder to, String event) {
    tell(to.aload(recorder).iload(depth), event, TELL_DEPTH);
  }

  private void tell(CodeBuilder to, String event, MethodTypeDesc type) {
    if (onlyInBursts) {
      to.invokestatic(BURST_EVENTS, event, type.insertParameterTypes(0, RECORDER));
    } else {
      to.invokevirtual(RECORDER, event, type);
    }
  }

  /** Leaves on the stack whether the method should join. */
  void askWhetherToJoin(CodeBuilder to) {
    to.aload(recorder).invokevirtual(RECORDER, "canJoin", ASK);
  }

  /**
   * Ends the method where an exception leaves it. Added after the method's own handlers, it gets
   * only what they leave.
   */
  void handler(
      CodeBuilder to, StackMaps maps, Label start, Label end, boolean thisIsUninitialized) {
    var handler = to.newBoundLabel();
    tellDepth(to, "exit");
    to.athrow();
    to.exceptionCatchAll(start, end, handler);
    maps.addHandler(handler, thisIsUninitialized);
  }
}
