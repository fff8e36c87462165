package dev.oser.agent.rewrite;

import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.LineNumber;

/**
 * Walks along a method and says where the recorder has to be told the call site. Not before each
 * call: a return restores the site, so on one line without branches the first call is enough.
 */
final class CallSites {
  /** No change of the site is needed. */
  static final int SAME = -1;

  private static final int NOT_SET = -2;

  private final String source;
  private final Names names;
  private final boolean areTold;
  private int line;
  private int lastLine = NOT_SET;

  /**
   * @param source the name of the source file
   * @param areTold false if there is no room for that
   */
  CallSites(String source, Names names, boolean areTold) {
    this.source = source;
    this.names = names;
    this.areTold = areTold;
  }

  /** {@return the number of the site to set before this element, or {@link #SAME}} */
  int before(CodeElement element) {
    switch (element) {
      case LineNumber number -> line = number.line();
      // Control may come from elsewhere.
      case Label _ -> lastLine = NOT_SET;
      default -> {}
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
