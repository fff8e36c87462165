package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.osr.map.StateMapText;
import dev.oser.kit.osr.map.Strength;
import java.util.ArrayList;
import java.util.List;

/** Shows a state map. */
final class MapCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "map @f[:VERSION] PLACE to VERSION [STRENGTH]",
        "show the state map from a place of one version to another",
        """
        A place is %value (before the instruction that computes it), a block (before its
        first instruction), or 'line N' (before the first instruction of that line).
        The strength says what the map may read: live values (live); also dead arguments
        and values known to be equal (alias); also dead values, which are then kept alive
        (avail). Without one, it is the least that works.

        On the right of ':=' are values of the version that is left, and what the code of
        the map computes; on the left, values of the version that is entered. Where calls
        were inlined, the map may call continuations of the frames that there would be;
        they are printed behind it.

          map @isord:fast %order to base
        """);
  }

  @Override
  public List<String> suggestions(Shell shell, List<String> before) {
    return Suggestions.behindPlace(
        shell,
        before,
        rest ->
            switch (rest.size()) {
              case 0 -> List.of("to");
              case 1 -> Suggestions.versions(shell, before.getFirst());
              case 2 -> Arguments.strengths();
              default -> List.of();
            });
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    var arguments = new Arguments(this, invocation);
    var from = shell.version(arguments.word());
    var place = Arguments.named(arguments::place);
    arguments.expect("to");
    var versions = shell.versionsOf(from);
    var to = versions.named(arguments.word());
    var asked = arguments.strength();
    arguments.end();
    if (from == to) {
      throw new Failure("nothing changes from " + from.symbol() + " to itself");
    }
    var point = Arguments.named(() -> place.in(from.code()));
    var strengths = new ArrayList<>(asked == null ? List.of(Strength.values()) : List.of(asked));
    var head = "from " + from.symbol() + " to " + to.symbol() + ", ";
    for (var strength : strengths) {
      var map = versions.map(point, to, strength);
      if (map != null) {
        shell.out().println("map " + head + Arguments.name(strength));
        shell.out().print(StateMapText.of(map));
        versions.calledBy(map).forEach(inner -> shell.out().print(Printer.print(inner)));
        return;
      }
    }
    var last = strengths.getLast();
    shell
        .out()
        .println(
            "no map " + head + Arguments.name(last) + ": " + versions.obstacle(point, to, last));
  }
}
