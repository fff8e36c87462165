package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can stand where, for completion. */
final class Suggestions {
  private Suggestions() {}

  /** What follows the arguments after a place. */
  interface Rest {
    List<String> after(List<String> words);
  }

  /** {@return what can stand next in a command that begins with a version and a place in it} */
  static List<String> behindPlace(Shell shell, List<String> before, Rest rest) {
    return switch (before.size()) {
      case 0 -> shell.versionNames();
      case 1 -> places(shell, before.getFirst());
      default -> {
        int length = before.get(1).equals("line") ? 3 : 2;
        yield before.size() < length
            ? List.of()
            : rest.after(before.subList(length, before.size()));
      }
    };
  }

  private static List<String> places(Shell shell, String symbol) {
    var places = new ArrayList<>(values(shell, symbol));
    var code = code(shell, symbol);
    if (code != null) {
      code.blocks().stream().map(Block::name).forEach(places::add);
    }
    places.add("line");
    return places;
  }

  /** {@return the values of a version, with their percent sign} */
  static List<String> values(Shell shell, String symbol) {
    var values = new ArrayList<String>();
    var code = code(shell, symbol);
    for (var block : code == null ? List.<Block>of() : code.blocks()) {
      block.parameters().stream().map(Definition::text).forEach(values::add);
      block.instructions().stream()
          .filter(instruction -> instruction.hasResult())
          .map(Definition::text)
          .forEach(values::add);
    }
    return values;
  }

  /** {@return the names of the versions of a function, without it} */
  static List<String> versions(Shell shell, String symbol) {
    try {
      return shell.versionsOf(shell.version(symbol)).all().stream().map(Version::name).toList();
    } catch (Failure _) {
      return List.of();
    }
  }

  private static @Nullable Function code(Shell shell, String symbol) {
    try {
      return shell.version(symbol).code();
    } catch (Failure _) {
      return null;
    }
  }
}
