package dev.oser.agent.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
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
  private final MethodName name;
  private final CodeAttribute code;
  private final Names names;
  private final boolean coversExceptions;
  private final List<CodeElement> elements;
  private final RecorderVariables variables;
  private final Set<Label> handlers = new HashSet<>();
  private final int initialisation;

  /**
   * @param coversExceptions false only in the test that shows why it must be true
   */
  ContextBody(MethodName name, CodeAttribute code, Names names, boolean coversExceptions) {
    this.name = name;
    this.code = code;
    this.names = names;
    this.coversExceptions = coversExceptions;
    elements = code.elementList();
    variables = new RecorderVariables(code);
    code.exceptionHandlers().forEach(each -> handlers.add(each.handler()));
    initialisation = name.isConstructor() ? ConstructorCalls.find(elements) : -1;
  }

  @Override
  public void write(CodeBuilder to) {
    var maps = new StackMaps(code, name.version(), RecorderVariables.types());
    var sites = new CallSites(name.source(), names);
    variables.start(to, "enter", names.methodNumber(name));
    var begin = to.newBoundLabel();
    var uninitialised = to.newLabel();
    var initialised = to.newLabel();
    for (int i = 0; i < elements.size(); i++) {
      var element = elements.get(i);
      int site = sites.before(element);
      if (site != CallSites.SAME) {
        variables.setSite(to, site);
      }
      if (element instanceof ReturnInstruction) {
        variables.tellDepth(to, "exit");
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
          variables.tellDepth(to, "caught");
        }
      }
    }
    var end = to.newBoundLabel();
    if (coversExceptions) {
      if (initialisation >= 0) {
        variables.handler(to, maps, begin, uninitialised, true);
        variables.handler(to, maps, initialised, end, false);
      } else {
        variables.handler(to, maps, begin, end, false);
      }
    }
    maps.write(to);
  }
}
