package dev.oser.lang.r.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Type;
import java.util.ArrayList;
import java.util.List;

/** The functions of the IR that compiled code is. */
final class Functions {
  /** Before the operands come the environment and the latest call when the code began. */
  static final int FIRST_OPERAND = 2;

  static final FunctionType BODY = FunctionType.of(CoreType.REF, CoreType.REF);

  private Functions() {}

  static Function body(String name) {
    return new Function(name, BODY, List.of("environment"));
  }

  static FunctionType loopType(int operands) {
    var types = new Type[FIRST_OPERAND + operands];
    java.util.Arrays.fill(types, CoreType.REF);
    return FunctionType.of(CoreType.REF, types);
  }

  static Function loop(String name, int operands) {
    var names = new ArrayList<>(List.of("environment", "home"));
    for (int i = 0; i < operands; i++) {
      names.add("operand" + i);
    }
    return new Function(name, loopType(operands), names);
  }
}
