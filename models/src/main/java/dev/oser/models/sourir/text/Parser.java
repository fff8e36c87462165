package dev.oser.models.sourir.text;

import dev.oser.models.Parsed;
import dev.oser.models.Problem;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Scope;
import dev.oser.models.sourir.Version;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads programs in the {@code .sou} format. Beyond it, expressions may nest and leave out
 * parentheses, and the last line needs no newline. What is read is grammatical, no more; {@link
 * dev.oser.models.sourir.check.StaticChecker} has the other rules.
 */
public final class Parser {
  private final List<Problem> problems = new ArrayList<>();
  private final List<Function> functions = new ArrayList<>();

  private @Nullable Header function;
  private @Nullable Header version;
  private final List<Version> versions = new ArrayList<>();
  private final List<Line> lines = new ArrayList<>();
  private @Nullable Scope scope;

  private Parser() {}

  /** {@return the program, or the first problem of each bad line} */
  public static Parsed<Program> parse(String text) {
    return new Parser().run(text);
  }

  /** The head of a function or version. */
  private record Header(String name, List<String> parameters, Position position) {}

  private Parsed<Program> run(String text) {
    int number = 0;
    for (var line : text.split("\r\n|\n|\r", -1)) {
      number++;
      try {
        line(line, number);
      } catch (Mistake mistake) {
        problems.add(mistake.problem());
      }
    }
    if (scope != null) {
      problems.add(
          new Problem(
              scope.position().line(),
              scope.position().column(),
              "this scope stands before no instruction; remove it"));
    }
    endFunction();
    if (problems.isEmpty() && functions.isEmpty()) {
      problems.add(new Problem(1, 1, "the program is empty; write an instruction or a function"));
    }
    return problems.isEmpty()
        ? new Parsed.Good<>(new Program(functions))
        : new Parsed.Bad<>(problems);
  }

  private void line(String line, int number) {
    if (line.isBlank()) {
      return;
    }
    int start = line.length() - line.stripLeading().length();
    if (line.charAt(start) == '#') {
      add(
          new Instruction.Comment(line.substring(start + 1).strip()),
          new Position(number, start + 1));
      return;
    }
    var reader = new LineReader(Lexer.tokens(line, number));
    var position = reader.position();
    if (reader.accept("function")) {
      functionHeader(reader, position);
    } else if (reader.accept("version")) {
      versionHeader(reader, position);
    } else {
      instruction(reader);
    }
  }

  private void functionHeader(LineReader reader, Position position) {
    noScopeHere();
    var name = reader.name("the name of the function");
    var parameters =
        reader.list(
            "(",
            ")",
            () -> {
              reader.expect("var");
              return reader.name("a parameter");
            });
    reader.end();
    endFunction();
    function = new Header(name, parameters, position);
  }

  private void versionHeader(LineReader reader, Position position) {
    noScopeHere();
    var name = reader.name("the name of the version");
    reader.end();
    if (function == null) {
      throw new Mistake(position, "a version belongs to a function; write its function line first");
    }
    if (version == null && !lines.isEmpty()) {
      throw new Mistake(
          position, "instructions stand before the first version of " + function.name());
    }
    endVersion();
    version = new Header(name, List.of(), position);
  }

  private void instruction(LineReader reader) {
    var instructions = new InstructionReader(reader);
    if (reader.at("{")) {
      noScopeHere();
      scope = instructions.scope();
      if (reader.atEnd()) {
        return;
      }
    }
    var position = reader.position();
    var instruction = instructions.instruction();
    reader.end();
    add(instruction, position);
  }

  private void noScopeHere() {
    if (scope != null) {
      var position = scope.position();
      scope = null;
      throw new Mistake(position, "this scope stands before no instruction; remove it");
    }
  }

  private void add(Instruction instruction, Position position) {
    lines.add(new Line(scope, instruction, position));
    scope = null;
  }

  private void endVersion() {
    if (version != null) {
      versions.add(new Version(version.name(), lines, version.position()));
      version = null;
      lines.clear();
    }
  }

  private void endFunction() {
    endVersion();
    // Without a version line the instructions, if any, are the only version.
    if (versions.isEmpty() && (function != null || !lines.isEmpty())) {
      var position = function == null ? lines.getFirst().position() : function.position();
      versions.add(new Version(Version.ANONYMOUS, lines, position));
      lines.clear();
    }
    if (!versions.isEmpty()) {
      var position = versions.getFirst().position();
      var head = function == null ? new Header(Function.MAIN, List.of(), position) : function;
      functions.add(new Function(head.name(), head.parameters(), versions, head.position()));
    }
    versions.clear();
    function = null;
  }
}
