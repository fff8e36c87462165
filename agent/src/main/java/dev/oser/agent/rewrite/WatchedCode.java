package dev.oser.agent.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.ReturnInstruction;
import java.util.List;
import java.util.function.Consumer;

/** The code of a method with events for its start, its end, and what a subclass adds. */
abstract class WatchedCode {
  private final MethodName name;
  private final int number;
  private final List<CodeElement> elements;
  private final int initialisation;
  private final Consumer<CodeElement> copy;
  final RecorderVariables variables;
  final CodeBuilder to;
  final StackMaps maps;

  /**
   * Code that is about to be written.
   *
   * @param number of the method
   * @param elements of the method as it was
   * @param copy writes one of them
   */
  WatchedCode(
      MethodName name,
      int number,
      List<CodeElement> elements,
      RecorderVariables variables,
      CodeBuilder to,
      StackMaps maps,
      Consumer<CodeElement> copy) {
    this.name = name;
    this.number = number;
    this.elements = elements;
    this.initialisation = initialisation(name, elements);
    this.variables = variables;
    this.to = to;
    this.maps = maps;
    this.copy = copy;
  }

  /** {@return where a constructor calls that of its superclass or another one, or -1} */
  static int initialisation(MethodName name, List<CodeElement> elements) {
    return name.isConstructor() ? ConstructorCalls.find(elements) : -1;
  }

  /** What is told before an element. */
  abstract void before(CodeElement element);

  /** What is told where control may come from elsewhere. */
  abstract void behind(Label label);

  /**
   * Writes it.
   *
   * @param start which of the {@link dev.oser.agent.runtime.Events} its start is
   * @param coversExceptions whether the end by an exception is told
   */
  final void write(String start, boolean coversExceptions) {
    variables.start(to, start, number);
    var begin = to.newBoundLabel();
    var uninitialised = to.newLabel();
    var initialised = to.newLabel();
    for (int i = 0; i < elements.size(); i++) {
      var element = elements.get(i);
      before(element);
      if (element instanceof ReturnInstruction) {
        variables.tellDepth(to, "exit");
      }
      maps.before(element, to);
      if (i == initialisation) {
        to.labelBinding(uninitialised).with(element).labelBinding(initialised);
      } else {
        copy.accept(element);
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
      variables.handler(to, maps, begin, uninitialised, true);
      variables.handler(to, maps, initialised, end, false);
    } else {
      variables.handler(to, maps, begin, end, false);
    }
  }
}
