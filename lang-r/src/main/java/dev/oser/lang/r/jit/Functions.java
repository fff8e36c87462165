package dev.oser.lang.r.jit;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Type;
import java.util.ArrayList;
import java.util.List;

/** The functions of the IR that compiled code is. */
final class Functions {
  static final Type OPERANDS = new ArrayType(CoreType.REF);

  static final FunctionType BODY = FunctionType.of(CoreType.REF, CoreType.REF);

  /**
   * The environment, the latest call when the code began, and the operands: in an array, because
   * the JVM takes a millisecond for each number of parameters that it sees for the first time.
   */
  static final FunctionType MIDDLE =
      FunctionType.of(CoreType.REF, CoreType.REF, CoreType.REF, OPERANDS);

  private Functions() {}

  static Function body(String name) {
    return new Function(name, BODY, List.of("environment"));
  }

  static Function pure(String name, FunctionType type) {
    var names = new ArrayList<>(List.of("environment", "depth"));
    for (int i = names.size(); i < type.parameters().size(); i++) {
      names.add("parameter" + i);
    }
    return new Function(name, type, names);
  }

  static Function middle(String name) {
    return new Function(name, MIDDLE, List.of("environment", "home", "operands"));
  }
}
