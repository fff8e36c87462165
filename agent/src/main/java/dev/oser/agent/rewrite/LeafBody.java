package dev.oser.agent.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/**
 * A method among the {@link Leaves} that tells when it starts. That is all there is to tell, and so
 * little code that the JVM goes on to inline getters and setters wherever they are called.
 */
final class LeafBody implements Body {
  private static final MethodTypeDesc LEAF =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);

  private final MethodName name;
  private final CodeAttribute code;
  private final Names names;
  private final ClassDesc events;

  /**
   * @param events the class whose method {@code leaf} is called
   */
  LeafBody(MethodName name, CodeAttribute code, Names names, Class<?> events) {
    this.name = name;
    this.code = code;
    this.names = names;
    this.events = events.describeConstable().orElseThrow();
  }

  @Override
  public void write(CodeBuilder to) {
    var maps = new StackMaps(code, name.version(), List.of());
    to.loadConstant(names.methodNumber(name, true)).invokestatic(events, "leaf", LEAF);
    for (var element : code.elementList()) {
      to.with(element);
    }
    maps.write(to);
  }
}
