package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.ContextRecorder;
import dev.oser.agent.runtime.Events;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.StackMapFrameInfo.SimpleVerificationTypeInfo;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A method that tells when it starts and ends:
 *
 * <pre>
 * recorder = Events.enter(METHOD)
 * depth = recorder.depth
 * try {
 *   … recorder.site = SITE before calls
 *   … recorder.caught(depth) at the start of exception handlers
 *   … recorder.exit(depth) before returns
 * } catch (Throwable e) {
 *   recorder.exit(depth)
 *   throw e
 * }
 * </pre>
 *
 * <p>The verifier lets no handler cover the call of {@code super(…)} or {@code this(…)}. So there
 * are two, one before it and one after it. An exception out of the call itself skips the end of the
 * constructor; whoever gets it says at which depth that is, and the recorder leaves the constructor
 * then.
 */
final class ContextBody implements Body {
  private static final ClassDesc EVENTS = Events.class.describeConstable().orElseThrow();
  private static final ClassDesc RECORDER = ContextRecorder.class.describeConstable().orElseThrow();
  private static final MethodTypeDesc ENTER = MethodTypeDesc.of(RECORDER, ConstantDescs.CD_int);
  private static final MethodTypeDesc TELL_DEPTH =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);

  private final MethodName name;
  private final CodeAttribute code;
  private final Names names;
  private final String start;
  private final boolean coversExceptions;
  private final List<CodeElement> elements;
  private final int recorder;
  private final int depth;
  private final Set<Label> handlers = new HashSet<>();
  private final int initialisation;

  /**
   * @param start which of the {@link Events} its start is
   * @param coversExceptions false only in the test that shows why it must be true
   */
  ContextBody(
      MethodName name, CodeAttribute code, Names names, String start, boolean coversExceptions) {
    this.name = name;
    this.code = code;
    this.names = names;
    this.start = start;
    this.coversExceptions = coversExceptions;
    elements = code.elementList();
    recorder = code.maxLocals();
    depth = recorder + 1;
    code.exceptionHandlers().forEach(each -> handlers.add(each.handler()));
    initialisation = name.isConstructor() ? ConstructorCalls.find(elements) : -1;
  }

  @Override
  public void write(CodeBuilder to) {
    var maps =
        new StackMaps(
            code,
            name.version(),
            List.of(StackMaps.object(ContextRecorder.class), SimpleVerificationTypeInfo.INTEGER));
    var sites = new CallSites(name.source(), names);
    to.loadConstant(names.methodNumber(name))
        .invokestatic(EVENTS, start, ENTER)
        .astore(recorder)
        .aload(recorder)
        .getfield(RECORDER, "depth", ConstantDescs.CD_int)
        .istore(depth);
    var begin = to.newBoundLabel();
    var uninitialised = to.newLabel();
    var initialised = to.newLabel();
    for (int i = 0; i < elements.size(); i++) {
      var element = elements.get(i);
      int site = sites.before(element);
      if (site != CallSites.SAME) {
        to.aload(recorder).loadConstant(site).putfield(RECORDER, "site", ConstantDescs.CD_int);
      }
      if (element instanceof ReturnInstruction) {
        tellDepth(to, "exit");
      }
      if (element instanceof NewObjectInstruction) {
        maps.moveNew(to.newBoundLabel());
      }
      if (element instanceof Instruction) {
        maps.passedInstruction();
      }
      if (i == initialisation) {
        to.labelBinding(uninitialised).with(element).labelBinding(initialised);
      } else {
        to.with(element);
      }
      if (element instanceof Label label) {
        maps.passed(label);
        if (coversExceptions && handlers.contains(label)) {
          tellDepth(to, "caught");
        }
      }
    }
    var end = to.newBoundLabel();
    if (coversExceptions) {
      if (initialisation >= 0) {
        handler(to, maps, begin, uninitialised, true);
        handler(to, maps, initialised, end, false);
      } else {
        handler(to, maps, begin, end, false);
      }
    }
    maps.write(to);
  }

  /** Added after the method's own handlers, it gets only what they leave. */
  private void handler(
      CodeBuilder to, StackMaps maps, Label start, Label end, boolean thisIsUninitialized) {
    var handler = to.newBoundLabel();
    tellDepth(to, "exit");
    to.athrow();
    to.exceptionCatchAll(start, end, handler);
    maps.addHandler(handler, thisIsUninitialized);
  }

  private void tellDepth(CodeBuilder to, String event) {
    to.aload(recorder).iload(depth).invokevirtual(RECORDER, event, TELL_DEPTH);
  }
}
