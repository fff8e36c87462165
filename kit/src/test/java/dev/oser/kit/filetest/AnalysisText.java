package dev.oser.kit.filetest;

import dev.oser.kit.analysis.DominanceFrontiers;
import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.analysis.Loop;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.analysis.PostDominators;
import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Module;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Analyses as a few lines of text per function. */
final class AnalysisText {
  private AnalysisText() {}

  static String of(String analysis, Module module) {
    return module.functions().stream()
        .map(function -> "@" + function.name() + "\n" + of(analysis, function))
        .collect(Collectors.joining("\n"));
  }

  private static String of(String analysis, Function function) {
    return switch (analysis) {
      case "dominators" -> dominators(function);
      case "postdominators" -> postDominators(function);
      case "frontiers" -> frontiers(function);
      case "loops" -> loops(function);
      case "liveness" -> liveness(function);
      default ->
          throw new FileTest.Malformed(
              "unknown analysis '"
                  + analysis
                  + "'; there are: dominators, postdominators, frontiers, loops, liveness");
    };
  }

  /** The tree: children stand below their immediate dominator, one step to the right. */
  private static String dominators(Function function) {
    var dominators = Dominators.of(function);
    var text = new StringBuilder();
    tree(text, 1, function.entry(), dominators::children);
    var order = ReversePostorder.of(function);
    function.blocks().stream()
        .filter(block -> !order.isReachable(block))
        .forEach(block -> text.append("  unreachable: ").append(block.name()).append('\n'));
    return text.toString();
  }

  private static String postDominators(Function function) {
    var postDominators = PostDominators.of(function);
    var text = new StringBuilder();
    postDominators.roots().forEach(root -> tree(text, 1, root, postDominators::children));
    return text.toString();
  }

  private static void tree(
      StringBuilder text,
      int depth,
      Block block,
      java.util.function.Function<Block, List<Block>> children) {
    text.append("  ".repeat(depth)).append(block.name()).append('\n');
    children.apply(block).forEach(child -> tree(text, depth + 1, child, children));
  }

  private static String frontiers(Function function) {
    var frontiers = DominanceFrontiers.of(function);
    return perBlock(function, block -> names(frontiers.frontier(block)));
  }

  private static String loops(Function function) {
    var forest = LoopForest.of(function);
    var text = new StringBuilder();
    forest.outermostLoops().forEach(loop -> loop(text, loop));
    for (var edge : forest.irreducibleEdges()) {
      text.append("  irreducible: ").append(edge).append('\n');
    }
    return text.isEmpty() ? "  no loops\n" : text.toString();
  }

  private static void loop(StringBuilder text, Loop loop) {
    var preheader = loop.preheader();
    text.append("  ".repeat(loop.depth()))
        .append("loop ")
        .append(loop.header().name())
        .append(": blocks ")
        .append(names(loop.blocks()))
        .append("; latches ")
        .append(names(loop.latches()))
        .append("; exits ")
        .append(exits(loop))
        .append(preheader == null ? "" : "; preheader " + preheader.name())
        .append('\n');
    loop.children().forEach(child -> loop(text, child));
  }

  private static String exits(Loop loop) {
    return loop.exitEdges().isEmpty()
        ? "none"
        : loop.exitEdges().stream().map(Edge::toString).sorted().collect(Collectors.joining(", "));
  }

  private static String liveness(Function function) {
    var liveness = Liveness.of(function);
    return perBlock(
        function,
        block -> "in " + set(liveness.liveIn(block)) + " out " + set(liveness.liveOut(block)));
  }

  private static String set(Collection<Definition> values) {
    return values.stream()
        .map(Definition::text)
        .sorted()
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String names(Collection<Block> blocks) {
    return blocks.isEmpty()
        ? "none"
        : blocks.stream().map(Block::name).sorted().collect(Collectors.joining(" "));
  }

  private static String perBlock(
      Function function, java.util.function.Function<Block, String> fact) {
    return function.blocks().stream()
        .map(block -> "  " + block.name() + ": " + fact.apply(block) + "\n")
        .collect(Collectors.joining());
  }
}
