package dev.oser.agent.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.CodeAttribute;
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
  private final MethodName name;
  private final CodeAttribute code;
  private final Names names;
  private final boolean coversExceptions;
  private final Set<Label> handlers;

  /**
   * @param coversExceptions false only in the test that shows why it must be true
   */
  ContextBody(MethodName name, CodeAttribute code, Names names, boolean coversExceptions) {
    this.name = name;
    this.code = code;
    this.names = names;
    this.coversExceptions = coversExceptions;
    handlers = WatchedCode.handlers(code);
  }

  @Override
  public void write(CodeBuilder to) {
    var maps = new StackMaps(code, name.version(), RecorderVariables.types());
    boolean hasSites = new MethodSize(code).hasRoomForSites(0);
    var sites = new CallSites(name.source(), names, hasSites);
    var variables = new RecorderVariables(code);
    int number = names.methodNumber(name, hasSites);
    new WatchedCode(name, code.elementList(), to, maps) {
      @Override
      void start() {
        variables.start(to, number);
      }

      @Override
      void before(CodeElement element) {
        int site = sites.before(element);
        if (site != CallSites.SAME) {
          variables.setSite(to, site);
        }
      }

      @Override
      void behind(Label label) {
        if (coversExceptions && handlers.contains(label)) {
          variables.tell(to, "caught");
        }
      }

      @Override
      void end() {
        variables.tell(to, "exit");
      }
    }.write(coversExceptions);
    maps.write(to);
  }
}
