package dev.oser.agent.rewrite;

import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

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
  /** The recorder and the depth, or a site. */
  private static final int STACK = 2;

  private final MethodName name;
  private final MethodNode code;
  private final Names names;
  private final boolean coversExceptions;
  private final Set<LabelNode> handlers;

  /**
   * @param coversExceptions false only in the test that shows why it must be true
   */
  ContextBody(MethodName name, MethodNode code, Names names, boolean coversExceptions) {
    this.name = name;
    this.code = code;
    this.names = names;
    this.coversExceptions = coversExceptions;
    handlers = Jumps.handlers(code);
  }

  @Override
  public void write() {
    var to = new Emitter();
    boolean hasSites = new MethodSize(code).hasRoomForSites(0);
    var sites = new CallSites(code, name.source(), names, hasSites);
    var variables = new RecorderVariables(code);
    int number = names.methodNumber(name, hasSites);
    var maps = new StackMaps(code, name.version(), RecorderVariables.types(), to);
    new WatchedCode(name, code, to, maps) {
      @Override
      void start() {
        variables.start(to, number);
      }

      @Override
      void before(AbstractInsnNode element) {
        int site = sites.before(element);
        if (site != CallSites.SAME) {
          variables.setSite(to, site);
        }
      }

      @Override
      void behind(LabelNode label) {
        if (coversExceptions && handlers.contains(label)) {
          variables.tell(to, "caught");
        }
      }

      @Override
      void end() {
        variables.tell(to, "exit");
      }
    }.write(coversExceptions);
    to.finish(code, RecorderVariables.COUNT, STACK, STACK + 1);
  }
}
