package dev.oser.agent.rewrite;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.MethodNode;

/** Instruments methods to number the paths they take. */
public final class PathBodies implements BodyFactory {
  private final List<PathMethod> methods = new ArrayList<>();

  @Override
  public Body of(MethodName name, MethodNode code) {
    var flow = new ControlFlow(code);
    var numbering = flow.number();
    return new PathBody(
        name,
        code,
        flow,
        numbering,
        add(
            new PathMethod(
                name.label(),
                name.source(),
                numbering,
                flow.lines(),
                new BranchReader(code, flow).read())));
  }

  private synchronized int add(PathMethod method) {
    methods.add(method);
    return methods.size() - 1;
  }

  /** {@return the method with this number} */
  public synchronized PathMethod method(int number) {
    return methods.get(number);
  }
}
