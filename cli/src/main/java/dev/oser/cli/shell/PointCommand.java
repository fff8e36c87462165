package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Place;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.CloneGenerator;
import dev.oser.kit.osr.point.InlineGenerator;
import dev.oser.kit.osr.point.OsrCondition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Inserts an OSR point. */
final class PointCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "point @f[:VERSION] PLACE WHEN WHERE [OPTIONS]",
        "insert an OSR point, where running code leaves for another version",
        """
        PLACE    %value            before the instruction that computes it
                 block             before its first instruction
                 line N            before the first instruction of that line
        WHEN     always, never
                 counter N         when an activation gets there for the N-th time
                 guard %v          if an i1 of the program is true
                 flag @g           when the function @g() -> i1 says so
        WHERE    to VERSION        to another version, by a state map ('map' shows it)
                 to clone          to a copy of the version, made now
                 open clone        to a copy of the version, made when the point fires
                 open inline [%f]  to a version, made when the point fires, with the code
                                   of the function that %f is then in place of its calls;
                                   by default, %f is what is called at the place
        OPTIONS  live|alias|avail  what the state map may read (see 'help map')
                 copy [NAME]       put the point into a copy of the version

        The version is changed in place. With 'copy', it stays as it is; if it was
        current, the copy is now. When an open point makes a continuation, the shell says
        so, and 'dump' prints it.

          point @isord %order counter 1000 open inline
          point @f:base loop always to fast
        """);
  }

  @Override
  public List<String> suggestions(Shell shell, List<String> before) {
    return Suggestions.behindPlace(
        shell, before, rest -> behindPlace(shell, before.getFirst(), rest));
  }

  private static List<String> behindPlace(Shell shell, String version, List<String> words) {
    if (words.isEmpty()) {
      return List.of("always", "never", "counter", "guard", "flag");
    }
    boolean isLong = List.of("counter", "guard", "flag").contains(words.getFirst());
    int where = isLong ? 2 : 1;
    if (words.size() < where) {
      return switch (words.getFirst()) {
        case "guard" -> Suggestions.values(shell, version);
        case "flag" -> shell.functionNames();
        default -> List.of();
      };
    }
    var rest = words.subList(where, words.size());
    if (rest.isEmpty()) {
      return List.of("to", "open");
    }
    var next = new ArrayList<String>();
    if (rest.size() == 1) {
      next.add("clone");
      next.addAll(
          rest.getFirst().equals("open")
              ? List.of("inline")
              : Suggestions.versions(shell, version));
      return next;
    }
    if (rest.getLast().equals("inline")) {
      next.addAll(Suggestions.values(shell, version));
    }
    next.addAll(Arguments.strengths());
    next.add("copy");
    return next;
  }

  /** When a point fires, before it is known in which version. */
  private interface When {
    OsrCondition in(Function code);
  }

  /** A command that has been read. */
  private record Request(
      Version version,
      Place place,
      String whenText,
      When when,
      boolean isOpen,
      String where,
      String value,
      @Nullable Strength strength,
      boolean isCopy,
      String copyName) {}

  @Override
  public void run(Shell shell, Invocation invocation) {
    var request = read(shell, new Arguments(this, invocation));
    var versions = shell.versionsOf(request.version);
    // What is wrong shows before anything is made.
    check(request, versions);
    var before = List.copyOf(versions.all());
    try {
      var version =
          request.isCopy
              ? versions.copy(request.version, "copy", request.copyName)
              : request.version;
      var point = point(request, version, versions, shell);
      boolean isCurrent = request.version == versions.current();
      versions.insert(point, isCurrent ? version : versions.current());
      shell.countPoint();
      PointsCommand.print(point, shell);
    } catch (RuntimeException e) {
      versions.restore(before);
      throw e;
    }
  }

  // ---- Reading. ----

  private Request read(Shell shell, Arguments arguments) {
    var version = shell.version(arguments.word());
    var place = Arguments.named(arguments::place);
    var kind = arguments.word();
    var parameter =
        switch (kind) {
          case "always", "never" -> "";
          case "counter", "guard", "flag" -> arguments.word();
          default -> throw misuse();
        };
    var when = when(kind, parameter, shell);
    boolean isOpen = arguments.accept("open");
    if (!isOpen) {
      arguments.expect("to");
    }
    var where = arguments.word();
    var value = where.equals("inline") && arguments.peek().startsWith("%") ? arguments.word() : "";
    var strength = isOpen ? null : arguments.strength();
    boolean isCopy = arguments.accept("copy");
    var copyName = isCopy && !arguments.isEmpty() ? arguments.word() : "";
    arguments.end();
    if (isOpen && !where.equals("clone") && !where.equals("inline")) {
      throw misuse();
    }
    var whenText = parameter.isEmpty() ? kind : kind + " " + parameter;
    return new Request(
        version, place, whenText, when, isOpen, where, value, strength, isCopy, copyName);
  }

  private When when(String kind, String parameter, Shell shell) {
    return switch (kind) {
      case "always" -> _ -> new OsrCondition.Always();
      case "never" -> _ -> new OsrCondition.Never();
      case "counter" -> {
        long times = times(parameter);
        yield _ -> new OsrCondition.Counter(times);
      }
      case "guard" -> code -> new OsrCondition.Guard(value(code, parameter));
      case "flag" -> {
        var flag = shell.function(parameter);
        var type = FunctionType.of(CoreType.I1);
        if (!flag.type().equals(type)) {
          throw new Failure(
              "a flag is a " + type.text() + "; " + flag + " is a " + flag.type().text());
        }
        yield _ -> new OsrCondition.Flag(flag.name());
      }
      default -> throw misuse();
    };
  }

  private static long times(String word) {
    try {
      long times = Long.parseLong(word);
      if (times >= 1) {
        return times;
      }
    } catch (NumberFormatException _) {
      // The message below says it.
    }
    throw new Failure("expected a number of times from 1 on, not '" + word + "'");
  }

  private static Definition value(Function code, String symbol) {
    var value = symbol.startsWith("%") ? code.value(symbol.substring(1)) : null;
    if (value == null) {
      throw new Failure(
          symbol.startsWith("%")
              ? code + " has no value " + symbol
              : "expected a value such as %x, not '" + symbol + "'");
    }
    return value;
  }

  // ---- Checking and making. ----

  private static void check(Request request, Versions versions) {
    var code = request.version.code();
    var at = Arguments.named(() -> request.place.in(code));
    Arguments.named(
        () -> {
          var condition = request.when.in(code);
          condition.requireAt(at);
          return condition;
        });
    if (request.isCopy && !request.copyName.isEmpty()) {
      versions.newName(request.copyName);
    }
    if (!request.isOpen && !request.where.equals(Versions.CLONE)) {
      var to = versions.named(request.where);
      if (to == request.version) {
        throw new Failure(
            "the point is in " + to.symbol() + " already; 'to clone' leads to a copy of it");
      }
      strength(request, request.version, at, to, versions);
    } else if (request.isOpen && request.where.equals("inline")) {
      callee(request, code, at);
    }
  }

  private static Point point(Request request, Version version, Versions versions, Shell shell) {
    var at = request.place.in(version.code());
    var destination =
        request.isOpen
            ? open(request, version.code(), at, shell)
            : resolved(request, version, at, versions, shell);
    return new Point(
        shell.nextPoint(),
        version,
        at,
        request.when.in(version.code()),
        request.whenText,
        destination);
  }

  private static Point.Open open(Request request, Function code, Instruction at, Shell shell) {
    var stub = shell.freshName(code.name() + ".open");
    if (request.where.equals("clone")) {
      var nothing = Constant.nullOf(CoreType.REF);
      return new Point.Open(stub, nothing, "open clone", new CloneGenerator(shell::freshName));
    }
    var callee = callee(request, code, at);
    var generator = new InlineGenerator(callee, shell.machine()::function, shell::freshName);
    return new Point.Open(stub, callee, "open inline " + callee.text(), generator);
  }

  private static Definition callee(Request request, Function code, Instruction at) {
    Definition callee;
    if (!request.value.isEmpty()) {
      callee = value(code, request.value);
    } else if (at.op() instanceof CallOp.CallIndirect
        && at.operand(0) instanceof Definition given) {
      callee = given;
    } else {
      throw new Failure(
          "there is no call of a function value at "
              + at
              + "; say which to inline: open inline %f");
    }
    if (InlineGenerator.callsOf(callee).isEmpty()) {
      throw new Failure(code + " does not call " + callee.text());
    }
    if (!Dominators.of(code).dominates(callee, at)) {
      throw new Failure(callee.text() + " may not have been computed before " + at);
    }
    return callee;
  }

  private static Point.Resolved resolved(
      Request request, Version version, Instruction at, Versions versions, Shell shell) {
    var to =
        request.where.equals(Versions.CLONE)
            ? versions.copy(version, "clone", "")
            : versions.named(request.where);
    var name = shell.freshName(version.code().name() + ".to." + to.name());
    return new Point.Resolved(to, strength(request, version, at, to, versions), name);
  }

  /** {@return the strength that was asked for, or the least for which there is a map} */
  private static Strength strength(
      Request request, Version version, Instruction at, Version to, Versions versions) {
    var strengths =
        request.strength == null ? List.of(Strength.values()) : List.of(request.strength);
    for (var strength : strengths) {
      if (versions.map(at, to, strength) != null) {
        return strength;
      }
    }
    var last = strengths.getLast();
    throw new Failure(
        "there is no "
            + Arguments.name(last)
            + " map from "
            + version.symbol()
            + " to "
            + to.symbol()
            + " at "
            + at
            + ": "
            + versions.obstacle(at, to, last));
  }
}
