package dev.oser.kit.opt;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.speculation.FrameDescriptor;
import dev.oser.kit.ir.speculation.LeftFrames;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Deopt;
import dev.oser.kit.ir.speculation.SpeculationOp.Framestate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How an exit hands its frames to a language's entry: by a function that all exits of the same
 * shape share. It takes the number of what failed, the descriptors (an object that does not
 * change), and the values of all frames, the outermost first; more than a call can carry are
 * packed. So an exit is as small as a call.
 */
public final class FrameExit {
  private static final int FIRST_VALUE = 2;
  private static final String PREFIX = SpeculationOp.Deopt.ENTRY_PREFIX;
  private static final Pattern SHAPE = Pattern.compile("\\.[^.]*\\.[^.]*$");

  private final String entry;
  private final List<Instruction> frames;
  private final List<FrameDescriptor> descriptors;
  private final StateLayout layout;
  private final Type result;

  private FrameExit(String entry, List<Instruction> outermostFirst, Type result) {
    this.entry = entry;
    this.frames = outermostFirst;
    this.descriptors = frames.stream().map(FrameExit::descriptor).toList();
    this.result = result;
    this.layout = layout(descriptors);
  }

  /** {@return how a deoptimisation leaves, if it does for a language's entry} */
  public static @Nullable FrameExit of(Instruction deopt) {
    return deopt.op() instanceof Deopt(var entry) && entry != null
        ? of(entry, (Instruction) deopt.operand(0))
        : null;
  }

  /** {@return how to leave a frame and its callers for an entry} */
  static FrameExit of(String entry, Instruction innermost) {
    var chain = Speculations.chain(innermost);
    return new FrameExit(entry, chain.reversed(), descriptor(chain.getLast()).type().result());
  }

  private static FrameDescriptor descriptor(Instruction frame) {
    return ((Framestate) frame.op()).descriptor();
  }

  /** References of all types travel alike, so that there are few shapes. */
  private static StateLayout layout(List<FrameDescriptor> descriptors) {
    return StateLayout.of(
        descriptors.stream()
            .flatMap(descriptor -> descriptor.type().parameters().stream().skip(1))
            .map(type -> type.isReference() ? CoreType.REF : type)
            .toList());
  }

  /** {@return the name of the function that exits of this shape leave for} */
  public String function() {
    return type().parameters().stream()
        .map(FrameExit::letter)
        .collect(Collectors.joining("", PREFIX + entry + ".", "." + letter(result)));
  }

  /** {@return the entry that calls of a function of this name are for, or null if it is another} */
  public static @Nullable String entryOf(String function) {
    var shape = function.startsWith(PREFIX) ? SHAPE.matcher(function) : null;
    return shape != null && shape.find()
        ? function.substring(PREFIX.length(), shape.start())
        : null;
  }

  private static String letter(Type type) {
    return type instanceof CoreType core
        ? core.text().replace("ref", "r")
        : type.text().replaceAll("[^A-Za-z0-9_]", "_");
  }

  /** {@return the type of that function} */
  public FunctionType type() {
    var types = new ArrayList<Type>(List.of(CoreType.I32, CoreType.REF));
    types.addAll(layout.argumentTypes());
    return new FunctionType(types, result);
  }

  /** {@return what the function is called with} */
  List<Value> arguments(Value why, StateLayout.Writer writer) {
    var values = new ArrayList<Value>();
    for (var frame : frames) {
      int first = ((Framestate) frame.op()).hasCaller() ? 1 : 0;
      values.addAll(frame.operands().subList(first, frame.operands().size()));
    }
    var name = descriptors.stream().map(FrameDescriptor::name).collect(Collectors.joining("$"));
    var arguments = new ArrayList<Value>();
    arguments.add(why);
    arguments.add(Constant.object(CoreType.REF, name, new Descriptors(descriptors)));
    arguments.addAll(layout.pack(writer, values));
    return arguments;
  }

  /** The descriptors of an exit, as an object that travels with the values. */
  private record Descriptors(List<FrameDescriptor> outermostFirst) {}

  /** {@return the frames in the boxed arguments of such a function} */
  public static LeftFrames received(@Nullable Object[] arguments) {
    if (!(arguments[0] instanceof Integer reason
        && arguments[1] instanceof Descriptors(var descriptors))) {
      throw new IllegalArgumentException("this is not how frames are handed over");
    }
    var state =
        layout(descriptors).unpack(Arrays.asList(arguments).subList(FIRST_VALUE, arguments.length));
    var frames = new ArrayList<LeftFrames.Frame>();
    int next = 0;
    for (var descriptor : descriptors) {
      int end = next + descriptor.type().parameters().size() - 1;
      frames.add(new LeftFrames.Frame(descriptor, state.subList(next, end)));
      next = end;
    }
    return new LeftFrames(reason, frames);
  }
}
