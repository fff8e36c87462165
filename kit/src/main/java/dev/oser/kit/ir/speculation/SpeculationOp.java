package dev.oser.kit.ir.speculation;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.Literals;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The ops of speculation. */
public sealed interface SpeculationOp extends Op {
  private static IllegalStateException notLowered(Op op) {
    return new IllegalStateException(
        op.mnemonic() + " does not run: lower-speculation must have been there before");
  }

  @Override
  default void lower(Emitter emitter) {
    throw notLowered(this);
  }

  /**
   * A place where control can fall back to. It goes on to its first successor; the second, the
   * exit, is entered when an assumption made later, with nothing observable in between, does not
   * hold.
   */
  record Checkpoint() implements SpeculationOp, TerminatorOp {
    @Override
    public String mnemonic() {
      return "checkpoint";
    }

    @Override
    public String documentation() {
      return "Goes to the first block; assumptions that use it and fail enter the second, its"
          + " exit.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of();
    }

    @Override
    public Type resultType() {
      return SpeculationType.CHECKPOINT;
    }

    @Override
    public Effects effects() {
      return new Effects(Memory.NONE, Memory.NONE, false, false, true);
    }

    @Override
    public int edgeCount() {
      return 2;
    }

    @Override
    public boolean isUnlikely(int edge) {
      return edge == 1;
    }

    @Override
    public int choose(@Nullable Object[] operands, Execution execution) {
      throw notLowered(this);
    }
  }

  /**
   * Checks what the following code relies on.
   *
   * @param reason the number of what is assumed, which the exit is told
   */
  record Assume(int reason) implements SpeculationOp {
    // What a record has of itself is made by the JVM when it is first asked, which takes long.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Assume op && op.reason == reason;
    }

    @Override
    public int hashCode() {
      return reason;
    }

    @Override
    public String mnemonic() {
      return "assume";
    }

    @Override
    public String immediates() {
      return "[" + reason + "]";
    }

    @Override
    public String documentation() {
      return "Goes on if the condition is true; otherwise leaves by the exit of the checkpoint,"
          + " telling it the number.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(CoreType.I1, SpeculationType.CHECKPOINT);
    }

    @Override
    public Type resultType() {
      return CoreType.VOID;
    }

    /** Like something that may trap, it keeps its place among writes and what can be observed. */
    @Override
    public Effects effects() {
      return Effects.TRAPS;
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      throw notLowered(this);
    }
  }

  /** The number of the assumption that failed; found at the start of an exit. */
  record Failure() implements SpeculationOp {
    @Override
    public String mnemonic() {
      return "failure";
    }

    @Override
    public String documentation() {
      return "The number of the assumption because of which this exit was entered.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of();
    }

    @Override
    public Type resultType() {
      return CoreType.I32;
    }

    /** It depends on how control got here, so it stays where it is. */
    @Override
    public Effects effects() {
      return new Effects(Memory.NONE, Memory.NONE, false, false, true);
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      throw notLowered(this);
    }
  }

  /**
   * Asks whether an assumption about the world still holds.
   *
   * @param assumption its name
   */
  record Holds(String assumption) implements SpeculationOp {
    private static final FunctionType TYPE = FunctionType.of(CoreType.I1);

    /** {@return the function that answers for an assumption of this name} */
    public static String functionFor(String assumption) {
      return "world." + assumption;
    }

    @Override
    public String mnemonic() {
      return "holds";
    }

    @Override
    public String immediates() {
      return Literals.quote(assumption);
    }

    @Override
    public String documentation() {
      return "Whether nobody has invalidated the assumption about the world; costs nothing while it"
          + " holds.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of();
    }

    @Override
    public Type resultType() {
      return CoreType.I1;
    }

    /** Each time may be the first that it does not hold, so it is not moved out of loops. */
    @Override
    public Effects effects() {
      return Effects.allocating(false);
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      return execution.call(functionFor(assumption), operands);
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.call(functionFor(assumption), TYPE);
    }
  }

  /** Where a frame is in a chain of frames. */
  enum Place {
    /** The only frame. */
    ONLY("framestate"),
    /** The innermost of several; the frame of its caller is its first operand. */
    INNER("framestate.inner"),
    /** A frame whose callee has one too, and its caller. */
    MIDDLE("framestate.middle"),
    /** The outermost of several. */
    OUTER("framestate.outer");

    private final String mnemonic;

    Place(String mnemonic) {
      this.mnemonic = mnemonic;
    }

    boolean hasCaller() {
      return this == INNER || this == MIDDLE;
    }

    /** {@return where the frame is once it has a caller} */
    public Place withCaller() {
      return switch (this) {
        case ONLY -> INNER;
        case OUTER -> MIDDLE;
        case INNER, MIDDLE -> this;
      };
    }

    /** {@return whether there is no frame inside} */
    public boolean isInnermost() {
      return this == ONLY || this == INNER;
    }
  }

  /** How a frame goes on elsewhere, with which values. */
  record Framestate(Place place, FrameDescriptor descriptor) implements SpeculationOp {
    /** A frame that goes on in a function. */
    public Framestate(Place place, String function, FunctionType type) {
      this(place, new FrameDescriptor.FunctionFrame(function, type));
    }

    public FunctionType type() {
      return descriptor.type();
    }

    @Override
    public String mnemonic() {
      return place.mnemonic;
    }

    @Override
    public String immediates() {
      return "@" + descriptor.name();
    }

    @Override
    public boolean takesArgumentList() {
      return true;
    }

    @Override
    public String documentation() {
      return switch (place) {
        case ONLY ->
            "A frame that goes on in the function, with the number of what failed and the"
                + " operands.";
        case INNER -> "The same for an inlined frame; its caller's frame is the first operand.";
        case MIDDLE ->
            "A frame that goes on with what the frame inside returns; its caller's is the first"
                + " operand.";
        case OUTER -> "The same for the outermost frame.";
      };
    }

    @Override
    public List<Type> operandTypes() {
      var types = new ArrayList<Type>();
      if (hasCaller()) {
        types.add(SpeculationType.FRAME);
      }
      var parameters = type().parameters();
      types.addAll(parameters.subList(Math.min(1, parameters.size()), parameters.size()));
      return types;
    }

    /** {@return whether the first operand is the frame of the caller} */
    public boolean hasCaller() {
      return place.hasCaller();
    }

    /** {@return the same frame with a caller} */
    public Framestate withCaller() {
      return new Framestate(place.withCaller(), descriptor);
    }

    @Override
    public Type resultType() {
      return SpeculationType.FRAME;
    }

    /** It has an identity, so that nobody computes it. */
    @Override
    public Effects effects() {
      return Effects.allocating(false);
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      throw notLowered(this);
    }
  }

  /**
   * A call that knows how its caller goes on behind it: the first operand is that frame, which is
   * told what the call returns. Code that is inlined in the place of the call leaves for its own
   * frame and this one (Flückiger §4.7); nobody else cares.
   */
  record FramedCall(String callee, FunctionType type) implements SpeculationOp {
    /** {@return the call without the frame, its first operand} */
    public CallOp.Call plain() {
      return new CallOp.Call(callee, type);
    }

    @Override
    public String mnemonic() {
      return "call.framed";
    }

    @Override
    public String immediates() {
      return "@" + callee;
    }

    @Override
    public boolean takesArgumentList() {
      return true;
    }

    @Override
    public String documentation() {
      return "Calls the function; the first operand is the frame that the caller goes on with.";
    }

    @Override
    public List<Type> operandTypes() {
      return Stream.concat(Stream.of(SpeculationType.FRAME), type.parameters().stream()).toList();
    }

    @Override
    public Type resultType() {
      return type.result();
    }

    @Override
    public Effects effects() {
      return Effects.CALL;
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      throw notLowered(this);
    }
  }

  /**
   * Leaves this code for good. Without an entry the frames are those of functions: the innermost is
   * called, then each with what the one inside returns. With one, the language is handed
   * {@linkplain LeftFrames all frames} at once.
   *
   * @param entry the name under which the language has told the machine how it goes on, or null
   */
  record Deopt(@Nullable String entry) implements SpeculationOp, TerminatorOp {
    /** How the functions are called that lead to entries: a machine makes them when needed. */
    public static final String ENTRY_PREFIX = "deopt.to.";

    /** Leaves for frames that go on in functions. */
    public Deopt() {
      this(null);
    }

    @Override
    public String mnemonic() {
      return entry == null ? "deopt" : "deopt.to";
    }

    @Override
    public String immediates() {
      return entry == null ? "" : Literals.quote(entry);
    }

    @Override
    public String documentation() {
      return entry == null
          ? "Leaves for the frame and its callers, telling the innermost the number of what failed."
          : "Leaves for the language's entry of this name, which gets the frame and its callers.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(SpeculationType.FRAME, CoreType.I32);
    }

    @Override
    public Type resultType() {
      return CoreType.VOID;
    }

    @Override
    public Effects effects() {
      return Effects.CALL;
    }

    @Override
    public int edgeCount() {
      return 0;
    }

    @Override
    public int choose(@Nullable Object[] operands, Execution execution) {
      throw notLowered(this);
    }
  }
}
