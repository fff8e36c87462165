package dev.oser.agent.rewrite;

import java.lang.classfile.CodeBuilder;

/** The instrumented code of a method. */
interface Body {
  /** Writes it. */
  void write(CodeBuilder to);
}
