package dev.oser.agent.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.ReturnInstruction;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The code of a method with events for its start, its end, and what a subclass adds. */
abstract class WatchedCode {
  private final List<CodeElement> elements;

  /** Where a constructor calls that of its superclass or another one, or -1. */
  private final int initialisation;

  final CodeBuilder to;
  final StackMaps maps;

  /**
   * Code that is about to be written.
   *
   * @param elements of the method as it was
   */
  WatchedCode(MethodName name, List<CodeElement> elements, CodeBuilder to, StackMaps maps) {
    this.elements = elements;
    initialisation = name.isConstructor() ? ConstructorCalls.find(elements) : -1;
    this.to = to;
    this.maps = maps;
  }

  /** {@return where the exception handlers of a method begin} */
  static Set<Label> handlers(CodeAttribute code) {
    return code.exceptionHandlers().stream()
        .map(ExceptionCatch::handler)
        .collect(Collectors.toSet());
  }

  /** What is told when it starts. */
  abstract void start();

  /** What is told before an element. */
  abstract void before(CodeElement element);

  /** What is told where control may come from elsewhere. */
  abstract void behind(Label label);

  /** What is told when it ends. */
  abstract void end();

  /**
   * Writes it.
   *
   * @param coversExceptions whether the end by an exception is told
   */
  final void write(boolean coversExceptions) {
    start();
    var begin = to.newBoundLabel();
    var uninitialised = to.newLabel();
    var initialised = to.newLabel();
    for (int i = 0; i < elements.size(); i++) {
      var element = elements.get(i);
      before(element);
      if (element instanceof ReturnInstruction) {
        end();
      }
      maps.before(element, to);
      if (i == initialisation) {
        to.labelBinding(uninitialised).with(element).labelBinding(initialised);
      } else {
        to.with(element);
      }
      if (element instanceof Label label) {
        maps.passed(label);
        behind(label);
      }
    }
    var end = to.newBoundLabel();
    if (!coversExceptions) {
      return;
    }
    if (initialisation >= 0) {
      addHandler(begin, uninitialised, true);
      addHandler(initialised, end, false);
    } else {
      addHandler(begin, end, false);
    }
  }

  /**
   * Tells the end where an exception leaves the method. Added after the method's own handlers, it
   * gets only what they leave.
   */
  private void addHandler(Label start, Label end, boolean thisIsUninitialized) {
    var handler = to.newBoundLabel();
    end();
    to.athrow();
    to.exceptionCatchAll(start, end, handler);
    maps.addHandler(handler, thisIsUninitialized);
  }
}
