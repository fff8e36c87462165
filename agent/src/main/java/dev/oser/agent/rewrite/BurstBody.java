package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.InBursts;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

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

  private final MethodName name;
  private final MethodNode code;
  private final Names names;

  BurstBody(MethodName name, MethodNode code, Names names) {
    this.name = name;
    this.code = code;
    this.names = names;
  }

  @Override
  public void write() {
    var to = new Emitter();
    new Code(to).write(true);
    to.finish(code, 0, 1, 2);
  }

  private final class Code extends WatchedCode {
    private final Set<LabelNode> heads = LoopHeads.find(code);
    private final Set<LabelNode> handlers = Jumps.handlers(code);
    private final boolean hasSites = new MethodSize(code).hasRoomForSites(heads.size());
    private final CallSites sites = new CallSites(code, name.source(), names, hasSites);
    private final int number = names.methodNumber(name, hasSites);

    Code(Emitter to) {
      super(name, code, to, new StackMaps(code, name.version(), List.of(), to));
    }

    @Override
    void start() {
      tell("start", number);
    }

    @Override
    void before(AbstractInsnNode element) {
      int site = sites.before(element);
      if (site != CallSites.SAME) {
        tell("at", site);
      }
    }

    @Override
    void behind(LabelNode label) {
      if (hasSites && handlers.contains(label)) {
        // The recorder may take a constructor, out of which the exception came, for this one.
        tell("caught", name.isConstructor() ? NONE : number);
      }
      if (hasSites && heads.contains(label)) {
        to.callStatic(InBursts.class, "loop", "()V");
      }
    }

    @Override
    void end() {
      tell("end", number);
    }

    private void tell(String event, int argument) {
      to.constant(argument).callStatic(InBursts.class, event, "(I)V");
    }
  }
}
