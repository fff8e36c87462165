package dev.oser.kit.ir;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.util.List;

/** What an op can ask of the back end while it emits the code of one instruction. */
public interface Emitter {
  /** {@return where to emit} */
  CodeBuilder code();

  /** {@return the instruction being emitted} */
  Instruction instruction();

  /** Pushes a value: a constant, a local, or the expression that computes it. */
  void push(Value value);

  /** Pushes an object that lives outside the class file; HotSpot treats it as a constant. */
  void pushObject(Object object, ClassDesc type);

  /** Pushes where the program's output goes, a {@link dev.oser.kit.runtime.Output}. */
  void pushOutput();

  /** Calls the current version of a function; its arguments are on the stack. */
  void call(String function, FunctionType type);

  /** Leaves for another function for good; its arguments are on the stack. */
  void transition(String function, FunctionType type);

  /** Pushes the value that stands for a function. */
  void pushFunction(String function, FunctionType type);

  /** Goes to the successor at this index, passing what the edge passes. */
  void goTo(int edge);

  /** Tests an {@code i1} value and goes to one successor or the other. */
  void branch(Value condition, int ifTrue, int ifFalse);

  /** Tests an {@code i1} value and jumps to a label of the op's own if it is {@code when}. */
  void jump(Value condition, boolean when, Label target);

  /** Pops an int and goes to the edge of the case it equals, or to the edge after the last case. */
  void tableSwitch(List<Integer> cases);
}
