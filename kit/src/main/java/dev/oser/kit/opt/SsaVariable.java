package dev.oser.kit.opt;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * A variable with several definitions that is to become values: what it is at the start or end of
 * some blocks is known, elsewhere it is looked up backwards and on demand, and where different
 * values meet, a new block parameter merges them (Braun et al.: "Simple and Efficient Construction
 * of Static Single Assignment Form", 2013).
 */
public final class SsaVariable {
  private final Editor editor;
  private final ReversePostorder order;
  private final String name;
  private final Type type;
  private final Map<Block, Value> starts = new IdentityHashMap<>();
  private final Map<Block, Value> ends = new IdentityHashMap<>();

  /** New parameters whose arguments have not been looked up yet. */
  private final Deque<Parameter> open = new ArrayDeque<>();

  public SsaVariable(Editor editor, String name, Type type) {
    this.editor = editor;
    this.order = ReversePostorder.of(editor.function());
    this.name = name;
    this.type = type;
  }

  /** Says what it is at the start of a block. */
  public void setAtStart(Block block, Value value) {
    starts.put(block, value);
  }

  /** Says what it is at the end of a block. */
  public void setAtEnd(Block block, Value value) {
    ends.put(block, value);
  }

  /** {@return what it is at the start of a block that can be reached} */
  public Value atStart(Block block) {
    var value = lookUpStart(block);
    fillIn();
    return value;
  }

  /** {@return what it is at the end of a block that can be reached} */
  public Value atEnd(Block block) {
    var value = lookUpEnd(block);
    fillIn();
    return value;
  }

  private Value lookUpEnd(Block block) {
    var known = ends.get(block);
    return known == null ? lookUpStart(block) : known;
  }

  private Value lookUpStart(Block block) {
    var passed = new ArrayList<Block>();
    var at = block;
    var value = starts.get(at);
    while (value == null) {
      passed.add(at);
      var before = reachablePredecessors(at);
      if (before.size() == 1) {
        at = before.getFirst();
        value = ends.getOrDefault(at, starts.get(at));
      } else {
        // Known from now on, before looking further: the block may be its own predecessor.
        var merged = editor.addParameter(at, name, type);
        open.add(merged);
        value = merged;
      }
    }
    for (var each : passed) {
      starts.put(each, value);
    }
    return value;
  }

  private List<Block> reachablePredecessors(Block block) {
    var sources = new ArrayList<Block>();
    for (var edge : block.incoming()) {
      if (order.isReachable(edge.source())) {
        sources.add(edge.source());
      }
    }
    return sources;
  }

  private void fillIn() {
    while (!open.isEmpty()) {
      var block = open.remove().block();
      for (var edge : List.copyOf(block.incoming())) {
        boolean comes = order.isReachable(edge.source());
        editor.addArgument(edge, comes ? lookUpEnd(edge.source()) : Constant.zeroOf(type));
      }
    }
  }
}
