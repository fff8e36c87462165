package dev.oser.agent.rewrite;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.StackMapFrameInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.ObjectVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.SimpleVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.UninitializedVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.VerificationTypeInfo;
import java.lang.classfile.attribute.StackMapTableAttribute;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The stack maps of a rewritten method: those it had, with the agent's own variables behind its
 * own, and one for each place the agent adds. A stack map generator would have to ask for common
 * superclasses of classes that are not loaded yet.
 */
final class StackMaps {
  private final boolean isNeeded;
  private final int originalLocals;
  private final List<VerificationTypeInfo> added;
  private final List<StackMapFrameInfo> frames = new ArrayList<>();
  private final Map<Label, StackMapFrameInfo> byLabel = new HashMap<>();
  private final Map<Label, Label> movedNew = new HashMap<>();
  private @Nullable Label lastLabel;

  /**
   * @param version the major version of the class: old ones are verified without stack maps
   * @param added the types of the agent's variables, which follow those of the method
   */
  StackMaps(CodeAttribute code, int version, List<VerificationTypeInfo> added) {
    this.added = added;
    originalLocals = code.maxLocals();
    var original = code.findAttribute(Attributes.stackMapTable());
    // Version 50 may do without, and is then verified the old way.
    isNeeded =
        version > ClassFile.JAVA_6_VERSION
            || version == ClassFile.JAVA_6_VERSION && original.isPresent();
    if (isNeeded && original.isPresent()) {
      for (var frame : original.get().entries()) {
        add(frame.target(), frame.locals(), frame.stack());
      }
    }
  }

  static VerificationTypeInfo object(Class<?> type) {
    return ObjectVerificationTypeInfo.of(type.describeConstable().orElseThrow());
  }

  /** Notes that a label has been written. */
  void passed(Label label) {
    lastLabel = label;
  }

  /**
   * Notes that an element is written next. A {@code new} may be elsewhere than its label, if the
   * agent has put something between them: stack maps name objects under construction after it.
   */
  void before(CodeElement element, CodeBuilder to) {
    if (element instanceof NewObjectInstruction && lastLabel != null) {
      movedNew.put(lastLabel, to.newBoundLabel());
    }
    if (element instanceof Instruction) {
      lastLabel = null;
    }
  }

  /** Adds the frame of an exception handler that needs nothing but the agent's variables. */
  void addHandler(Label handler, boolean thisIsUninitialized) {
    List<VerificationTypeInfo> locals =
        thisIsUninitialized ? List.of(SimpleVerificationTypeInfo.UNINITIALIZED_THIS) : List.of();
    add(handler, locals, List.of(ObjectVerificationTypeInfo.of(ConstantDescs.CD_Throwable)));
  }

  /** Adds a frame like the one at another place. */
  void addCopy(Label at, Label of) {
    var frame = frame(of);
    if (frame != null) {
      var copy = StackMapFrameInfo.of(at, frame.locals(), frame.stack());
      frames.add(copy);
    } else if (isNeeded) {
      throw new UnsupportedCodeException("a branch target without a stack map");
    }
  }

  private @Nullable StackMapFrameInfo frame(Label at) {
    return byLabel.get(at);
  }

  private void add(Label at, List<VerificationTypeInfo> locals, List<VerificationTypeInfo> stack) {
    if (isNeeded) {
      var frame = StackMapFrameInfo.of(at, extended(locals), stack);
      frames.add(frame);
      byLabel.put(at, frame);
    }
  }

  private List<VerificationTypeInfo> extended(List<VerificationTypeInfo> locals) {
    if (added.isEmpty()) {
      // Compilers may declare more variables than they use; then there are fewer now.
      return locals;
    }
    var extended = new ArrayList<VerificationTypeInfo>(locals);
    int slots = locals.stream().mapToInt(StackMaps::slots).sum();
    for (; slots < originalLocals; slots++) {
      extended.add(SimpleVerificationTypeInfo.TOP);
    }
    extended.addAll(added);
    return extended;
  }

  private static int slots(VerificationTypeInfo type) {
    return type == SimpleVerificationTypeInfo.LONG || type == SimpleVerificationTypeInfo.DOUBLE
        ? 2
        : 1;
  }

  /** Gives the method its stack maps; to be called last. */
  void write(CodeBuilder to) {
    var all = finished();
    if (!all.isEmpty()) {
      to.with(StackMapTableAttribute.of(all));
    }
  }

  private List<StackMapFrameInfo> finished() {
    return frames.stream()
        .map(
            frame ->
                StackMapFrameInfo.of(frame.target(), moved(frame.locals()), moved(frame.stack())))
        .toList();
  }

  private List<VerificationTypeInfo> moved(List<VerificationTypeInfo> types) {
    return types.stream().map(this::moved).toList();
  }

  private VerificationTypeInfo moved(VerificationTypeInfo type) {
    if (type instanceof UninitializedVerificationTypeInfo made) {
      var label = movedNew.get(made.newTarget());
      return UninitializedVerificationTypeInfo.of(label == null ? made.newTarget() : label);
    }
    return type;
  }
}
