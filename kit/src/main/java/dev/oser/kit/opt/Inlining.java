package dev.oser.kit.opt;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.FunctionReference;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.speculation.SpeculationOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Replaces calls by the code of what they call. {@link #inline} does it for one call; the pass does
 * it for all calls that a {@link Policy} allows, and then for those that came with the inlined
 * code, but never for a function within its own code: that would have no end.
 *
 * <p>Which calls are worth it is the oldest question of compilers. Here the answer is size alone,
 * as in Davidson and Holler, "A Study of a C Function Inliner" (1988): what is smaller than a call
 * always pays, and a budget bounds the rest. Profiles are for those who call {@link #inline}.
 */
public final class Inlining implements Pass {
  private final Policy policy;

  /**
   * How much to inline.
   *
   * @param calleeSize the largest function that is inlined, in instructions
   * @param growth how many instructions may be added to a function in one run
   */
  public record Policy(int calleeSize, int growth) {
    public static final Policy DEFAULT = new Policy(40, 1000);
  }

  public Inlining() {
    this(Policy.DEFAULT);
  }

  public Inlining(Policy policy) {
    this.policy = policy;
  }

  @Override
  public String name() {
    return "inlining";
  }

  @Override
  public String description() {
    return "Replaces calls of small functions by their code.";
  }

  /** Functions that are being inlined into each other, the innermost first. */
  private record Chain(String function, @Nullable Chain outer) {
    boolean has(String name) {
      for (var at = this; at != null; at = at.outer) {
        if (at.function.equals(name)) {
          return true;
        }
      }
      return false;
    }
  }

  private record Site(Instruction call, Function callee, Chain chain) {}

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    var sizes = new HashMap<Function, Integer>();
    int budget = policy.growth;
    boolean changed = false;
    var sites = sitesIn(function.blocks(), new Chain(function.name(), null), context);
    while (!sites.isEmpty()) {
      var chosen = new ArrayList<Site>();
      for (var site : sites) {
        int size = sizes.computeIfAbsent(site.callee, Function::size);
        if (size <= policy.calleeSize && size <= budget) {
          budget -= size;
          chosen.add(site);
        }
      }
      // The last first, so that what follows a call is moved to a block of its own only once.
      var next = new ArrayList<List<Site>>();
      for (var site : chosen.reversed()) {
        var inlined = inline(editor, site.call, site.callee);
        next.add(sitesIn(inlined.body(), new Chain(site.callee.name(), site.chain), context));
        changed = true;
      }
      sites = next.reversed().stream().flatMap(List::stream).toList();
    }
    return changed;
  }

  private static List<Site> sitesIn(List<Block> blocks, Chain chain, PassContext context) {
    var sites = new ArrayList<Site>();
    for (var block : blocks) {
      for (var instruction : block.instructions()) {
        var called = calleeOf(instruction);
        if (called != null && !chain.has(called.name())) {
          var callee = context.callee(called.name());
          if (callee != null && callee.type().equals(called.type())) {
            sites.add(new Site(instruction, callee, chain));
          }
        }
      }
    }
    return sites;
  }

  /** What a call refers to. */
  private record Called(String name, FunctionType type) {}

  /** {@return the function that an instruction certainly calls, or null} */
  private static @Nullable Called calleeOf(Instruction instruction) {
    return switch (instruction.op()) {
      case CallOp.Call(var name, var type) -> new Called(name, type);
      case SpeculationOp.FramedCall(var name, var type) -> new Called(name, type);
      case CallOp.CallIndirect(var type)
          when instruction.operand(0) instanceof Constant constant
              && constant.value() instanceof FunctionReference(String name) ->
          new Called(name, type);
      default -> null;
    };
  }

  /**
   * The place where a call was.
   *
   * @param body the blocks that were copied from the callee
   * @param continuation the block with what followed the call
   */
  public record Inlined(List<Block> body, Block continuation) {}

  /**
   * Replaces one call by the code of what it calls. The call may be direct, or indirect if the
   * function value is certain to be this function. The instructions keep their positions; source
   * variables are qualified with the name of the callee. Code that leaves for good leaves its
   * caller too if the call knows the caller's frame, and otherwise comes back: {@link InlinedBody}.
   */
  public static Inlined inline(Editor editor, Instruction call, Function callee) {
    var type =
        switch (call.op()) {
          case CallOp.Host _ -> null;
          case CallOp op -> op.type();
          case SpeculationOp.FramedCall op -> op.type();
          default -> null;
        };
    if (!callee.type().equals(type)) {
      throw new IllegalArgumentException(call + " cannot be a call of " + callee);
    }
    var original = callee == editor.function() ? FunctionCopy.of(callee).function() : callee;
    // A function value and a frame come before the arguments.
    int first = call.op() instanceof CallOp.Call ? 0 : 1;
    return new InlinedBody(editor, call, original)
        .run(call.operands().subList(first, call.operands().size()));
  }
}
