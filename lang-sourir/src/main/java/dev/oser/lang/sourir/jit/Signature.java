package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.tier.Backend;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How calls pass values: what compiled code holds as a number travels as a number. So do results,
 * see {@link Result}.
 *
 * @param arguments how each is held
 */
record Signature(List<Kind> arguments) {
  Signature {
    arguments = List.copyOf(arguments);
  }

  /** {@return the signature for arguments of which this is known; the depth comes first} */
  static Signature of(KindContext context, int arity) {
    return new Signature(
        IntStream.rangeClosed(1, arity).mapToObj(i -> Kind.of(context.kinds(i))).toList());
  }

  /** {@return the type of compiled functions; the depth comes first} */
  FunctionType type() {
    return type(arguments.stream().map(Kind::type).toList(), CoreType.I64);
  }

  /** {@return the type of functions that the interpreter calls, which only has objects} */
  FunctionType boxedType() {
    return type(arguments.stream().map(_ -> CoreType.REF).toList(), CoreType.REF);
  }

  private static FunctionType type(List<CoreType> arguments, Type result) {
    var types = new ArrayList<Type>();
    types.add(CoreType.I32);
    types.addAll(arguments);
    var type = new FunctionType(types, result);
    if (type.slots() > FunctionType.MOST_SLOTS) {
      throw new Backend.CannotCompile("there are too many parameters");
    }
    return type;
  }

  /** {@return what the signature itself says of the arguments} */
  KindContext context() {
    var kinds = new int[arguments.size() + 1];
    kinds[0] = Kind.ANY.kinds();
    for (int i = 1; i < kinds.length; i++) {
      kinds[i] = arguments.get(i - 1).kinds();
    }
    return new KindContext(kinds);
  }

  /** {@return a letter for each argument} */
  @Override
  public String toString() {
    return arguments.stream().map(kind -> "" + kind.letter()).collect(Collectors.joining());
  }
}
