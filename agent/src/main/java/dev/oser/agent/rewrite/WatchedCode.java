package dev.oser.agent.rewrite;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** The code of a method with events for its start, its end, and what a subclass adds. */
abstract class WatchedCode {
  private final MethodNode code;

  /** Where a constructor calls that of its superclass or another one, or null. */
  private final @Nullable AbstractInsnNode initialisation;

  final Emitter to;
  final StackMaps maps;

  /** Code that is about to be written. */
  WatchedCode(MethodName name, MethodNode code, Emitter to, StackMaps maps) {
    this.code = code;
    initialisation = ConstructorCalls.find(name, code);
    this.to = to;
    this.maps = maps;
  }

  /** What is told when it starts. */
  abstract void start();

  /** What is told before an element. */
  abstract void before(AbstractInsnNode element);

  /** What is told behind a label. */
  abstract void behind(LabelNode label);

  /** What is told when it ends. */
  abstract void end();

  /**
   * Writes it.
   *
   * @param coversExceptions whether the end by an exception is told
   */
  final void write(boolean coversExceptions) {
    start();
    var begin = to.label();
    var uninitialised = new LabelNode();
    var initialised = new LabelNode();
    // Stack maps come between labels and instructions, and before what is told there.
    var passed = new ArrayList<LabelNode>();
    for (var element : Emitter.take(code)) {
      boolean isInstruction = Jumps.isInstruction(element);
      if (isInstruction) {
        passed.forEach(this::behind);
        passed.clear();
      }
      before(element);
      if (isInstruction) {
        if (Jumps.isReturn(element)) {
          end();
        }
        maps.before(element);
      }
      if (element == initialisation) {
        to.add(uninitialised).add(element).add(initialised);
      } else {
        to.add(element);
      }
      if (element instanceof LabelNode label) {
        maps.passed(label);
        passed.add(label);
      }
    }
    var end = to.label();
    if (coversExceptions) {
      if (initialisation != null) {
        addHandler(begin, uninitialised, true);
        addHandler(initialised, end, false);
      } else {
        addHandler(begin, end, false);
      }
    }
    maps.finish();
  }

  /**
   * Tells the end where an exception leaves the method. Added after the method's own handlers, it
   * gets only what they leave.
   */
  private void addHandler(LabelNode start, LabelNode end, boolean thisIsUninitialized) {
    var handler = to.label();
    maps.addHandler(thisIsUninitialized);
    end();
    to.instruction(Opcodes.ATHROW);
    code.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
  }
}
