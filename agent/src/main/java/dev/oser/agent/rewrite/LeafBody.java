package dev.oser.agent.rewrite;

import org.objectweb.asm.tree.MethodNode;

/**
 * A method among the {@link Leaves} that tells when it starts. That is all there is to tell, and so
 * little code that the JVM goes on to inline getters and setters wherever they are called.
 */
final class LeafBody implements Body {
  private final MethodName name;
  private final MethodNode code;
  private final Names names;
  private final Class<?> events;

  /**
   * @param events the class whose method {@code leaf} is called
   */
  LeafBody(MethodName name, MethodNode code, Names names, Class<?> events) {
    this.name = name;
    this.code = code;
    this.names = names;
    this.events = events;
  }

  @Override
  public void write() {
    var to = new Emitter();
    to.constant(names.methodNumber(name, true)).callStatic(events, "leaf", "(I)V");
    for (var element : Emitter.take(code)) {
      to.add(element);
    }
    to.finish(code, 0, 0, 1);
  }
}
