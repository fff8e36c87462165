package dev.oser.kit.opt;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.ObjectAccess;
import dev.oser.kit.ir.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An object that is done without until somebody sees it. Until then each of its parts is a
 * variable: what writes it defines the variable, and what reads it is replaced by its value. From
 * then on the object is a variable itself, whose definitions are the places where it is made.
 */
final class SunkAllocation {
  private final Editor editor;
  private final Instruction allocation;
  private final VirtualObject object;
  private final SsaVariable reference;
  private final List<SsaVariable> parts = new ArrayList<>();

  /** In each block what happens to the object there, in order. */
  private final Map<Block, Set<Instruction>> events = new LinkedHashMap<>();

  /** The places, among the events, before which it is made. */
  private final Set<Instruction> places = new LinkedHashSet<>();

  /** What reads and comparisons give; some may be reads themselves that are to be replaced. */
  private final Map<Instruction, Value> results = new LinkedHashMap<>();

  private final List<Instruction> writes = new ArrayList<>();
  private final List<Instruction> made = new ArrayList<>();

  /** The first that was made in each block. */
  private final Map<Block, Instruction> madeIn = new HashMap<>();

  private SunkAllocation(Editor editor, Instruction allocation, VirtualObject object) {
    this.editor = editor;
    this.allocation = allocation;
    this.object = object;
    places.addAll(object.makings());
    // Blocks on edges first, because the variables look at the graph once.
    object.makingEdges().forEach(edge -> places.add(endOf(edge)));
    reference = new SsaVariable(editor, allocation.name(), allocation.type());
    var types = allocation.op().operandTypes();
    for (int i = 0; i < types.size(); i++) {
      parts.add(new SsaVariable(editor, allocation.name() + "." + i, types.get(i)));
    }
  }

  /** Does without an object, and returns the allocations that make it where it is seen. */
  static List<Instruction> sink(Editor editor, Instruction allocation, VirtualObject object) {
    return new SunkAllocation(editor, allocation, object).run();
  }

  /** A place that is reached whenever, and only when, the edge is taken. */
  private Instruction endOf(Edge edge) {
    var source = edge.source();
    return source.outgoing().size() == 1
        ? edge.terminator()
        : editor.split(edge, source.name() + ".made").terminator();
  }

  private List<Instruction> run() {
    findEvents();
    defineParts();
    var real = new ArrayList<Instruction>();
    events.forEach((block, inBlock) -> real.addAll(follow(block, inBlock)));
    real.forEach(this::refer);
    results.forEach((read, value) -> editor.replaceAll(read, resolved(value)));
    results.keySet().forEach(editor::delete);
    writes.forEach(editor::delete);
    editor.delete(allocation);
    return made;
  }

  private void findEvents() {
    var all = new LinkedHashSet<>(places);
    all.addAll(allocation.users());
    all.stream()
        .sorted((a, b) -> Integer.compare(a.block().indexOf(a), b.block().indexOf(b)))
        .forEach(
            event -> events.computeIfAbsent(event.block(), _ -> new LinkedHashSet<>()).add(event));
  }

  /** Says what the parts are at the ends of the blocks where they change. */
  private void defineParts() {
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).setAtEnd(allocation.block(), allocation.operand(i));
    }
    for (var inBlock : events.values()) {
      for (var event : inBlock) {
        if (event.op().objectAccess() instanceof ObjectAccess.Write(int part) && isVirtual(event)) {
          parts.get(part).setAtEnd(event.block(), event.operand(1));
        }
      }
    }
  }

  private boolean isVirtual(Instruction user) {
    return user.operands().contains(allocation) && object.isVirtualAt(user);
  }

  /**
   * Goes through the events of a block while the object is virtual.
   *
   * @return the users to which it is real
   */
  private List<Instruction> follow(Block block, Set<Instruction> inBlock) {
    var now = new @Nullable Value[parts.size()];
    if (block == allocation.block()) {
      allocation.operands().toArray(now);
    }
    var real = new ArrayList<Instruction>();
    for (var event : inBlock) {
      if (places.contains(event)) {
        make(event, now);
      }
      if (!isVirtual(event)) {
        real.add(event);
        continue;
      }
      switch (event.op().objectAccess()) {
        case ObjectAccess.Read(int part) when VirtualObject.isPart(event.op(), part, allocation) ->
            results.put(event, current(now, part, block));
        case ObjectAccess.Write(int part) -> {
          now[part] = event.operand(1);
          writes.add(event);
        }
        // Nobody has another reference to it.
        case ObjectAccess.Compare(boolean ifSame) -> results.put(event, Constant.of(!ifSame));
        case ObjectAccess.Make _ -> throw new IllegalStateException(event + " is an escape");
        case ObjectAccess.Read _ -> results.put(event, answer(event));
        case null -> results.put(event, answer(event));
      }
    }
    return real;
  }

  private Value answer(Instruction question) {
    return Objects.requireNonNull(VirtualObject.answer(question.op(), allocation));
  }

  private Value current(@Nullable Value[] now, int part, Block block) {
    var known = now[part];
    if (known == null) {
      known = parts.get(part).atStart(block);
      now[part] = known;
    }
    return known;
  }

  private void make(Instruction place, @Nullable Value[] now) {
    var contents = new ArrayList<Value>();
    for (int i = 0; i < parts.size(); i++) {
      contents.add(current(now, i, place.block()));
    }
    var object = editor.add(place, allocation.name(), allocation.op(), contents);
    made.add(object);
    madeIn.putIfAbsent(place.block(), object);
    reference.setAtEnd(place.block(), object);
  }

  /** Gives a user the object that was made on the way to it. */
  private void refer(Instruction user) {
    if (user.inputs().contains(allocation)) {
      var block = user.block();
      var here = madeIn.get(block);
      var object =
          here != null && block.indexOf(here) < block.indexOf(user)
              ? here
              : reference.atStart(block);
      editor.replaceOperand(user, allocation, object);
    }
  }

  private Value resolved(Value value) {
    var at = value;
    while (at instanceof Instruction read && results.containsKey(read)) {
      at = results.get(read);
    }
    return at;
  }
}
