package dev.oser.agent.rewrite;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Walks along a method and says where the recorder has to be told the call site. Not before each
 * call: a return restores the site, so on one line without branches the first call is enough.
 */
final class CallSites {
  /** No change of the site is needed. */
  static final int SAME = -1;

  private static final int NOT_SET = -2;

  private final Set<LabelNode> joins;
  private final String source;
  private final Names names;
  private final boolean areTold;
  private int line;
  private int lastLine = NOT_SET;

  /**
   * @param code the method before it is changed
   * @param source the name of the source file
   * @param areTold false if there is no room for that
   */
  CallSites(MethodNode code, String source, Names names, boolean areTold) {
    joins = Jumps.joins(code);
    this.source = source;
    this.names = names;
    this.areTold = areTold;
  }

  /** {@return the number of the site to set before this element, or {@link #SAME}} */
  int before(AbstractInsnNode element) {
    if (element instanceof LineNumberNode number) {
      line = number.line;
    } else if (element instanceof LabelNode label && joins.contains(label)
        || element.getOpcode() == Opcodes.JSR) {
      // Control may come from elsewhere.
      lastLine = NOT_SET;
    }
    return areTold && Callees.mayStart(element) ? site() : SAME;
  }

  private int site() {
    if (line == lastLine) {
      return SAME;
    }
    lastLine = line;
    return names.siteNumber(source, line);
  }
}
