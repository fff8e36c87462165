package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.bytecode.Compiler.Use;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Symbol;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The functions whose calls the compiler translates into code of its own. */
final class Inlined {
  /** Makes code of a call, or gives up. */
  interface Translation {
    boolean translate(Compiler compiler, Call call, Use use);
  }

  /**
   * How calls of a function are translated.
   *
   * @param plain whether all arguments have to be there and without names
   * @param most how many arguments it takes; -1 for any number
   */
  record Form(boolean plain, int least, int most, Translation translation) {
    boolean takes(int arguments) {
      return arguments >= least && (most < 0 || arguments <= most);
    }
  }

  private static final Map<Symbol, Form> FORMS = forms();

  private Inlined() {}

  static @Nullable Form form(Symbol function) {
    return FORMS.get(function);
  }

  static Set<Symbol> functions() {
    return FORMS.keySet();
  }

  /** {@return whether a call of this makes a value that nobody else has} */
  static boolean makesNew(Symbol function, int arguments) {
    return function == Symbol.FUNCTION
        || arguments == 2
            && operator(function, 2) != null
            && operator(function, 2) != Instruction.RANGE;
  }

  private static @Nullable Instruction operator(Symbol function, int arguments) {
    for (var instruction : Instruction.values()) {
      if (instruction.function().equals(function.name()) && instruction.arguments() == arguments) {
        return instruction;
      }
    }
    return null;
  }

  private static Map<Symbol, Form> forms() {
    var forms = new HashMap<Symbol, Form>();
    for (var instruction : Instruction.values()) {
      if (!instruction.function().isEmpty()) {
        var function = Symbol.of(instruction.function());
        forms.computeIfAbsent(function, Inlined::operatorForm);
      }
    }
    plain(forms, "{", 0, -1, Compiler::block);
    plain(forms, "(", 1, 1, Compiler::parenthesis);
    plain(forms, "if", 2, 3, Compiler::conditional);
    plain(forms, "for", 3, 3, Compiler::forLoop);
    plain(
        forms,
        "while",
        2,
        2,
        (compiler, call, use) -> compiler.loop(call, call.argument(0), call.argument(1), use));
    plain(
        forms,
        "repeat",
        1,
        1,
        (compiler, call, use) -> compiler.loop(call, null, call.argument(0), use));
    plain(forms, "break", 0, -1, (compiler, _, use) -> compiler.leave(true, use));
    plain(forms, "next", 0, -1, (compiler, _, use) -> compiler.leave(false, use));
    plain(forms, "function", 2, -1, Compiler::closure);
    plain(forms, "return", 0, 1, Compiler::returning);
    plain(forms, "quote", 1, 1, Compiler::quote);
    plain(forms, "<-", 2, 2, (compiler, call, use) -> compiler.assign(call, false, use));
    plain(forms, "=", 2, 2, (compiler, call, use) -> compiler.assign(call, false, use));
    plain(forms, "<<-", 2, 2, (compiler, call, use) -> compiler.assign(call, true, use));
    plain(forms, "&&", 2, 2, (compiler, call, use) -> compiler.shortCircuit(call, true, use));
    plain(forms, "||", 2, 2, (compiler, call, use) -> compiler.shortCircuit(call, false, use));
    plain(forms, "UseMethod", 1, 2, Compiler::useMethod);
    any(forms, "[", 1, -1, (compiler, call, use) -> compiler.subset(call, false, use));
    any(forms, "[[", 1, -1, (compiler, call, use) -> compiler.subset(call, true, use));
    any(forms, "$", 2, 2, Compiler::member);
    any(forms, "switch", 2, -1, Compiler::alternatives);
    return Map.copyOf(forms);
  }

  private static Form operatorForm(Symbol function) {
    var unary = operator(function, 1);
    var binary = operator(function, 2);
    return new Form(
        true,
        unary == null ? 2 : 1,
        binary == null ? 1 : 2,
        (compiler, call, use) ->
            call.size() == 1 && unary != null
                ? compiler.unary(call, unary, use)
                : binary != null && compiler.binary(call, binary, use));
  }

  private static void plain(
      Map<Symbol, Form> forms, String name, int least, int most, Translation translation) {
    forms.put(Symbol.of(name), new Form(true, least, most, translation));
  }

  private static void any(
      Map<Symbol, Form> forms, String name, int least, int most, Translation translation) {
    forms.put(Symbol.of(name), new Form(false, least, most, translation));
  }
}
