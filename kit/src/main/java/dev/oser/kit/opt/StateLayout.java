package dev.oser.kit.opt;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ArrayOp;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How a state travels in the arguments of a call: one argument per value, or, if that is more than
 * a JVM call can carry, packed into one array per type.
 */
public final class StateLayout {
  /** What a JVM call can carry, less the value that an open point passes along. */
  private static final int MOST_SLOTS = FunctionType.MOST_SLOTS - 2;

  private final List<Type> types;
  private final boolean isPacked;

  private StateLayout(List<Type> types) {
    this.types = List.copyOf(types);
    int slots = types.stream().mapToInt(type -> type.representation().slotSize()).sum();
    this.isPacked = slots > MOST_SLOTS;
  }

  /** {@return the layout of states of these types} */
  public static StateLayout of(List<Type> types) {
    return new StateLayout(types);
  }

  public boolean isPacked() {
    return isPacked;
  }

  /** {@return the types of the arguments} */
  public List<Type> argumentTypes() {
    return isPacked ? counts().keySet().stream().<Type>map(ArrayType::new).toList() : types;
  }

  /** {@return names for the arguments} */
  public List<String> argumentNames(List<String> names) {
    return isPacked
        ? IntStream.range(0, counts().size()).mapToObj(i -> "osr.packed." + i).toList()
        : names.stream().map(name -> "osr." + name).toList();
  }

  private Map<Type, Integer> counts() {
    var counts = new LinkedHashMap<Type, Integer>();
    types.forEach(type -> counts.merge(type, 1, Integer::sum));
    return counts;
  }

  /** Writes an instruction where a state is packed. */
  public interface Writer {
    Value write(String nameHint, Op op, List<Value> operands);
  }

  /** {@return the arguments for a state, packed by code at the end of a block if need be} */
  public List<Value> pack(Editor editor, Block block, List<? extends Value> state) {
    return pack((name, op, operands) -> editor.append(block, name, op, operands, null), state);
  }

  /** {@return the arguments for a state, packed by code if need be} */
  public List<Value> pack(Writer writer, List<? extends Value> state) {
    if (!isPacked) {
      return List.copyOf(state);
    }
    var arrays = new LinkedHashMap<Type, Value>();
    counts()
        .forEach(
            (type, count) ->
                arrays.put(
                    type,
                    writer.write(
                        "osr.packed", new ArrayOp.New(type), List.of(Constant.of((int) count)))));
    var next = new LinkedHashMap<Type, Integer>();
    for (int i = 0; i < types.size(); i++) {
      var type = types.get(i);
      var array = Objects.requireNonNull(arrays.get(type));
      int index = next.merge(type, 1, Integer::sum) - 1;
      writer.write("", new ArrayOp.Store(type), List.of(array, Constant.of(index), state.get(i)));
    }
    return List.copyOf(arrays.values());
  }

  /** {@return the boxed state in boxed arguments} */
  public List<@Nullable Object> unpack(List<@Nullable Object> arguments) {
    if (!isPacked) {
      return arguments;
    }
    var order = List.copyOf(counts().keySet());
    var next = new LinkedHashMap<Type, Integer>();
    var state = new ArrayList<@Nullable Object>();
    for (var type : types) {
      var array = Objects.requireNonNull(arguments.get(order.indexOf(type)));
      state.add(Array.get(array, next.merge(type, 1, Integer::sum) - 1));
    }
    return state;
  }

  /** {@return the state in arguments, unpacked by code at the end of a block if need be} */
  public List<Value> unpack(
      Editor editor, Block block, List<? extends Value> arguments, List<String> names) {
    if (!isPacked) {
      return List.copyOf(arguments);
    }
    var order = List.copyOf(counts().keySet());
    var next = new LinkedHashMap<Type, Integer>();
    var state = new ArrayList<Value>();
    for (int i = 0; i < types.size(); i++) {
      var type = types.get(i);
      var array = arguments.get(order.indexOf(type));
      int index = next.merge(type, 1, Integer::sum) - 1;
      state.add(
          editor.append(
              block,
              "osr." + names.get(i),
              new ArrayOp.Load(type),
              List.of(array, Constant.of(index)),
              null));
    }
    return state;
  }
}
