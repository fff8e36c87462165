package dev.oser.kit.callee;

import dev.oser.kit.ir.Function;

/** What the functions of a machine ask of it. */
public interface Callees {
  /** {@return the function of this name} */
  AbstractCallee callee(String name);

  /** {@return a function's code, defined now unless it is the current version already} */
  IrCallee defined(Function function);

  /** {@return the next number of the order in which functions were defined} */
  long nextNumber();

  /** {@return whether code is interpreted now, and not compiled} */
  boolean isInterpreting();

  /** Tells the user what will do no harm but be slow. */
  void warn(String message);
}
