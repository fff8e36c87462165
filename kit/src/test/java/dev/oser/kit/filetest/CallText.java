package dev.oser.kit.filetest;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Type;
import dev.oser.kit.runtime.RecordValue;
import dev.oser.kit.runtime.Trap;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A call as a command line writes it, for example {@code @gcd(12, 18)}. */
record CallText(String function, List<String> arguments) {
  private static final Pattern CALL = Pattern.compile("@([A-Za-z0-9_.$]+)\\((.*)\\)");

  static CallText parse(String text) {
    var call = CALL.matcher(text);
    if (!call.matches()) {
      throw new FileTest.Malformed("expected a call such as @main(), found '" + text + "'");
    }
    var list = call.group(2).strip();
    var arguments = list.isEmpty() ? List.<String>of() : List.of(list.split("\\s*,\\s*"));
    return new CallText(call.group(1), arguments);
  }

  /** {@return the output, then a line with the result or the trap} */
  String run(Module module, Engine engine) {
    var bytes = new ByteArrayOutputStream();
    var machine =
        new Machine(
            MachineOptions.writingTo(bytes)
                .with(engine)
                .withWarnings(
                    warning -> {
                      throw new AssertionError(warning);
                    }));
    machine.load(module);
    var type = module.typeOf(function);
    if (type == null || type.parameters().size() != arguments.size()) {
      throw new FileTest.Malformed("no function of the module fits the call " + this);
    }
    var values =
        IntStream.range(0, arguments.size())
            .mapToObj(i -> value(arguments.get(i), type.parameters().get(i)))
            .toArray();
    String end;
    try {
      var result = machine.call(function, values);
      end = type.result() == CoreType.VOID ? "result void" : "result " + show(result);
    } catch (Trap trap) {
      end = "trap " + trap.getMessage();
    }
    machine.output().flush();
    var output = bytes.toString(StandardCharsets.ISO_8859_1);
    var separator = output.isEmpty() || output.endsWith("\n") ? "" : "\n";
    return output + separator + end + "\n";
  }

  private static @Nullable Object value(String text, Type type) {
    return switch (type.representation()) {
      case BOOLEAN -> Boolean.parseBoolean(text);
      case BYTE -> Byte.decode(text);
      case INT -> Integer.decode(text);
      case LONG -> Long.decode(text);
      case DOUBLE ->
          switch (text) {
            case "nan" -> Double.NaN;
            case "inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            default -> Double.valueOf(text);
          };
      default -> null;
    };
  }

  private static String show(@Nullable Object value) {
    return switch (value) {
      case null -> "null";
      case Double number -> Constant.doubleText(number);
      case RecordValue record ->
          "a " + record.getClass().getSimpleName().substring("Record_".length());
      case Object array when array.getClass().isArray() ->
          IntStream.range(0, Array.getLength(array))
              .mapToObj(i -> show(Array.get(array, i)))
              .collect(Collectors.joining(", ", "[", "]"));
      case Object other -> other.toString();
    };
  }

  @Override
  public String toString() {
    return "@" + function + Arrays.toString(arguments.toArray());
  }
}
