package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.InBursts;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Set;

/**
 * A method that is looked at in bursts only:
 *
 * <pre>
 * InBursts.start(METHOD)
 * try {
 *   … InBursts.at(SITE) before calls
 *   … InBursts.loop() at the start of loops that call
 *   … InBursts.caught(METHOD) at the start of exception handlers
 *   … InBursts.end(METHOD) before returns
 * } catch (Throwable e) {
 *   InBursts.end(METHOD)
 *   throw e
 * }
 * </pre>
 *
 * <p>It keeps nothing in variables: whether a burst is on is asked each time. So in a burst those
 * methods tell everything, too, that have started before it.
 *
 * <p>Two copies of the code, one as it was and one that tells (Arnold and Ryder, <i>A Framework for
 * Reducing the Cost of Instrumented Code</i>), would have to ask less. But a JIT compiler inlines
 * fewer methods that are twice as large, and learns slowly about a copy that seldom runs.
 */
final class BurstBody implements Body {
  /** No method. */
  private static final int NONE = -1;

  private static final ClassDesc IN_BURSTS = InBursts.class.describeConstable().orElseThrow();
  private static final MethodTypeDesc TELL = MethodTypeDesc.of(ConstantDescs.CD_void);
  private static final MethodTypeDesc TELL_NUMBER =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);

  private final MethodName name;
  private final CodeAttribute code;
  private final Names names;

  BurstBody(MethodName name, CodeAttribute code, Names names) {
    this.name = name;
    this.code = code;
    this.names = names;
  }

  @Override
  public void write(CodeBuilder to) {
    var maps = new StackMaps(code, name.version(), List.of());
    new Code(to, maps).write(true);
    maps.write(to);
  }

  private final class Code extends WatchedCode {
    private final Set<Label> heads = LoopHeads.find(code.elementList());
    private final Set<Label> handlers = handlers(code);
    private final boolean hasSites = new MethodSize(code).hasRoomForSites(heads.size());
    private final CallSites sites = new CallSites(name.source(), names, hasSites);
    private final int number = names.methodNumber(name, hasSites);

    Code(CodeBuilder to, StackMaps maps) {
      super(name, code.elementList(), to, maps);
    }

    @Override
    void start() {
      tell("start", number);
    }

    @Override
    void before(CodeElement element) {
      int site = sites.before(element);
      if (site != CallSites.SAME) {
        tell("at", site);
      }
    }

    @Override
    void behind(Label label) {
      if (hasSites && handlers.contains(label)) {
        // The recorder may take a constructor, out of which the exception came, for this one.
        tell("caught", name.isConstructor() ? NONE : number);
      }
      if (hasSites && heads.contains(label)) {
        to.invokestatic(IN_BURSTS, "loop", TELL);
      }
    }

    @Override
    void end() {
      tell("end", number);
    }

    private void tell(String event, int argument) {
      to.loadConstant(argument).invokestatic(IN_BURSTS, event, TELL_NUMBER);
    }
  }
}
