package dev.oser.kit.osr.continuation;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.opt.StateLayout;
import dev.oser.kit.osr.continuation.Continuation.Entrance;
import dev.oser.kit.osr.map.StateMap;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What is known of a continuation before it is made, and all that an OSR point needs to know: its
 * name, and how states become arguments. So continuations can lead to each other in circles.
 */
public final class ContinuationShape {
  private final String name;
  private final Type result;
  private final List<String> names;
  private final List<Type> types;
  private final List<int[]> places;
  private final List<Instruction> landings;
  private final StateLayout layout;

  /** Values of one type share parameters among entrances; the first parameter selects one. */
  ContinuationShape(String name, List<Entrance> entrances) {
    this.name = name;
    landings = entrances.stream().map(entrance -> entrance.map().to()).toList();
    var first = entrances.getFirst();
    result = first.map().to().block().function().type().result();
    if (entrances.size() == 1) {
      names = first.state().stream().map(Definition::name).toList();
      types = first.state().stream().map(Value::type).toList();
      places = List.of(IntStream.range(0, types.size()).toArray());
    } else {
      types = new ArrayList<>(List.of(CoreType.I32));
      places = entrances.stream().map(entrance -> share(entrance.state())).toList();
      names =
          IntStream.range(0, types.size())
              .mapToObj(i -> i == 0 ? "entrance" : "shared" + i)
              .toList();
    }
    layout = StateLayout.of(types);
  }

  private int[] share(List<? extends Definition> state) {
    var taken = new boolean[types.size() + state.size()];
    taken[0] = true;
    return state.stream().mapToInt(value -> place(taken, value.type())).toArray();
  }

  private int place(boolean[] taken, Type type) {
    int place = 0;
    while (place < types.size() && (taken[place] || !types.get(place).equals(type))) {
      place++;
    }
    if (place == types.size()) {
      types.add(type);
    }
    taken[place] = true;
    return place;
  }

  public String name() {
    return name;
  }

  public FunctionType type() {
    return new FunctionType(layout.argumentTypes(), result);
  }

  int entrances() {
    return places.size();
  }

  /** Throws unless an entrance was made for a map, or one like it. */
  public void requireFits(StateMap map, int entrance) {
    if (entrance < 0 || entrance >= landings.size()) {
      throw new IllegalArgumentException(
          "@" + name + " has " + landings.size() + " entrances; there is no " + entrance);
    }
    var expected = IntStream.of(places.get(entrance)).mapToObj(types::get).toList();
    var given = map.inputs().stream().map(Value::type).toList();
    if (map.to() != landings.get(entrance) || !given.equals(expected)) {
      throw new IllegalArgumentException(
          "@"
              + name
              + " was made for another map: it goes on at "
              + landings.get(entrance)
              + " with "
              + text(expected)
              + ", the map at "
              + map.to()
              + " with "
              + text(given));
    }
  }

  private static String text(List<Type> types) {
    return types.stream().map(Type::text).collect(Collectors.joining(", ", "(", ")"));
  }

  boolean isPacked() {
    return layout.isPacked();
  }

  List<String> parameterNames() {
    return layout.argumentNames(names);
  }

  /** {@return the arguments that take a state to an entrance, made at the end of a block} */
  public List<Value> arguments(
      Editor editor, Block block, int entrance, List<? extends Value> state) {
    if (places.size() == 1) {
      return layout.pack(editor, block, state);
    }
    var passed = new ArrayList<Value>();
    types.forEach(type -> passed.add(Constant.zeroOf(type)));
    passed.set(0, Constant.of(entrance));
    var mine = places.get(entrance);
    for (int i = 0; i < mine.length; i++) {
      passed.set(mine[i], state.get(i));
    }
    return layout.pack(editor, block, passed);
  }

  /** {@return the shared values in the parameters of the function, made at the end of a block} */
  List<Value> unpack(Editor editor, Block block) {
    return layout.unpack(editor, block, editor.function().parameters(), names);
  }

  /** {@return the state of one entrance among the shared values} */
  List<Value> stateOf(int entrance, List<Value> shared) {
    return IntStream.of(places.get(entrance)).mapToObj(shared::get).toList();
  }
}
