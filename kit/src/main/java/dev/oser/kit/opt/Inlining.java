package dev.oser.kit.opt;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.FunctionReference;
import dev.oser.kit.ir.InlinedCall;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
    return "inline";
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
        var name = calleeOf(instruction);
        var callee = name == null || chain.has(name) ? null : context.callee(name);
        if (callee != null && callee.type().equals(((CallOp) instruction.op()).type())) {
          sites.add(new Site(instruction, callee, chain));
        }
      }
    }
    return sites;
  }

  /** {@return the name of the function an instruction certainly calls, or null} */
  private static @Nullable String calleeOf(Instruction instruction) {
    return switch (instruction.op()) {
      case CallOp.Call call -> call.callee();
      case CallOp.CallIndirect _
          when instruction.operand(0) instanceof Constant constant
              && constant.value() instanceof FunctionReference(String name) ->
          name;
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
   * variables are qualified with the name of the callee.
   */
  public static Inlined inline(Editor editor, Instruction call, Function callee) {
    if (!(call.op() instanceof CallOp op)
        || op instanceof CallOp.Host
        || !op.type().equals(callee.type())) {
      throw new IllegalArgumentException(call + " cannot be a call of " + callee);
    }
    var original = callee == editor.function() ? FunctionCopy.of(callee).function() : callee;
    int first = op instanceof CallOp.CallIndirect ? 1 : 0;
    return new Copying(editor, call, original)
        .run(call.operands().subList(first, call.operands().size()));
  }

  private static final class Copying {
    private final Editor editor;
    private final Instruction call;
    private final Function callee;
    private final ReversePostorder order;
    private final Map<Block, Block> blocks = new HashMap<>();
    private final Map<Definition, Value> values = new HashMap<>();
    private final List<Block> returning = new ArrayList<>();

    Copying(Editor editor, Instruction call, Function callee) {
      this.editor = editor;
      this.call = call;
      this.callee = callee;
      order = ReversePostorder.of(callee);
    }

    Inlined run(List<Value> arguments) {
      var block = call.block();
      // Behind the call, so that variables that change before it change before the inlined code.
      var next = block.instructions().get(block.instructions().indexOf(call) + 1);
      var continuation = editor.split(next, block.name() + ".after." + callee.name());
      makeBlocks(block, arguments);
      // In this order, values are made before they are used.
      order.order().forEach(this::copy);
      var entry = List.of(Target.of(blockOf(callee.entry())));
      var start = editor.terminate(block, new ControlOp.Jump(), List.of(), entry, call.position());
      connect(continuation);
      editor.deleteInlined(new InlinedCall(call, callee, values, start));
      return new Inlined(order.order().stream().map(this::blockOf).toList(), continuation);
    }

    private void makeBlocks(Block before, List<Value> arguments) {
      var after = before;
      for (var original : callee.blocks()) {
        if (order.isReachable(original)) {
          after = editor.addBlock(after, callee.name() + "." + original.name());
          blocks.put(original, after);
          makeParameters(original, after, arguments);
        }
      }
    }

    private void makeParameters(Block original, Block made, List<Value> arguments) {
      for (int i = 0; i < original.parameters().size(); i++) {
        var parameter = original.parameters().get(i);
        values.put(
            parameter,
            original == callee.entry()
                ? arguments.get(i)
                : editor.addParameter(made, parameter.name(), parameter.type()));
      }
    }

    private void copy(Block original) {
      var block = blockOf(original);
      for (var instruction : original.instructions()) {
        var operands = valuesOf(instruction.operands());
        var made =
            instruction.op() instanceof TerminatorOp op
                ? terminate(block, instruction, op, operands)
                : editor.append(
                    block, instruction.name(), instruction.op(), operands, instruction.position());
        values.put(instruction, made);
        for (var record : instruction.variables()) {
          var value = record.value();
          editor.addVariable(
              made, callee.name() + "." + record.variable(), value == null ? null : valueOf(value));
        }
      }
    }

    private Instruction terminate(
        Block block, Instruction instruction, TerminatorOp op, List<Value> operands) {
      if (op instanceof ControlOp.Transition transition) {
        return callAndReturn(block, instruction, transition, operands);
      }
      if (op instanceof ControlOp.Return) {
        returning.add(block);
      }
      var targets =
          instruction.edges().stream()
              .map(edge -> new Target(blockOf(edge.target()), valuesOf(edge.arguments())))
              .toList();
      return editor.terminate(block, op, operands, targets, instruction.position());
    }

    /** The callee would have left for good; inlined, it must come back. */
    private Instruction callAndReturn(
        Block block,
        Instruction instruction,
        ControlOp.Transition transition,
        List<Value> operands) {
      var op = new CallOp.Call(transition.callee(), transition.type());
      var made = editor.append(block, "result", op, operands, instruction.position());
      var result = made.hasResult() ? List.<Value>of(made) : List.<Value>of();
      returning.add(block);
      editor.terminate(
          block, new ControlOp.Return(made.type()), result, List.of(), instruction.position());
      return made;
    }

    /** Makes the returns lead on, with the result of the call. */
    private void connect(Block continuation) {
      if (!call.hasResult()) {
        returning.forEach(block -> goOn(block, Target.of(continuation)));
        return;
      }
      Value result;
      if (returning.size() == 1) {
        var block = returning.getFirst();
        result = block.terminator().operand(0);
        goOn(block, Target.of(continuation));
      } else if (returning.isEmpty()) {
        // What follows is never reached.
        result = Constant.zeroOf(call.type());
      } else {
        result = editor.addParameter(continuation, call.name(), call.type());
        for (var block : returning) {
          goOn(block, Target.of(continuation, block.terminator().operand(0)));
        }
      }
      editor.replaceAll(call, result);
    }

    private void goOn(Block block, Target target) {
      editor.terminate(block, new ControlOp.Jump(), List.of(), List.of(target));
    }

    private Block blockOf(Block original) {
      return Objects.requireNonNull(blocks.get(original));
    }

    private Value valueOf(Value original) {
      return original instanceof Definition definition
          ? Objects.requireNonNull(values.get(definition))
          : original;
    }

    private List<Value> valuesOf(List<Value> originals) {
      return originals.stream().map(this::valueOf).toList();
    }
  }
}
