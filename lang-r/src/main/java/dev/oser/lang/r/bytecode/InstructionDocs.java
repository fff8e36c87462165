package dev.oser.lang.r.bytecode;

import java.util.stream.Collectors;

/** Writes the reference of all instructions, {@code docs/r-bytecode.md}. */
public final class InstructionDocs {
  private InstructionDocs() {}

  public static String markdown() {
    var text = new StringBuilder();
    text.append(
        """
        # R's bytecode

        What `./oser run --dump-code script.R` shows. Generated from the declarations in
        `Instruction.java`. An instruction is a number followed by its operands; the stack is what it
        takes and leaves, the last value on top. What it may do besides: *pure* nothing; *state*
        changes what only the interpreter sees; *forces* runs the code of a promise; *stores* changes a
        variable of the activation; *dispatches* runs a method if an operand is an object; *calls* runs
        other code; *jumps*; *ends* does not go on.

        | instruction | operands | stack | effect | |
        |---|---|---|---|---|
        """);
    for (var instruction : Instruction.values()) {
      text.append(
          "| `%s` | %s | `%s` | %s | %s |\n"
              .formatted(
                  instruction,
                  instruction.operands().stream()
                      .map(operand -> operand.toString())
                      .collect(Collectors.joining(", ")),
                  instruction.stack().strip(),
                  instruction.effect().name().toLowerCase(java.util.Locale.ROOT),
                  instruction.documentation().replace("|", "\\|")));
    }
    return text.toString();
  }
}
