package dev.oser.models.distilled;

import dev.oser.models.Parsed;
import dev.oser.models.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads programs: one instruction per line, as {@link Program#toString} writes them. The number
 * before the colon may be left out; where it is given it must be right. Empty lines and {@code #}
 * comments count for nothing.
 */
public final class Parser {
  private static final Pattern TOKEN =
      Pattern.compile("\\s*(?:([A-Za-z_][A-Za-z0-9_]*)|([0-9]+)|(:=|<=|==|!=|[-+*/<():]))");

  private static final Set<String> KEYWORDS = Set.of("skip", "abort", "in", "out", "goto", "if");

  private final String line;
  private final int lineNumber;
  private final Matcher matcher;
  private int position;
  private String token = "";
  private int tokenStart;

  private Parser(String line, int lineNumber) {
    this.line = line;
    this.lineNumber = lineNumber;
    this.matcher = TOKEN.matcher(line);
    advance();
  }

  /** {@return the program, or the first problem of each bad line} */
  public static Parsed<Program> parse(String text) {
    var problems = new ArrayList<Problem>();
    var instructions = new ArrayList<Instruction>();
    var places = new ArrayList<Integer>();
    int number = 0;
    for (var line : text.lines().toList()) {
      number++;
      int comment = line.indexOf('#');
      var code = comment < 0 ? line : line.substring(0, comment);
      if (code.isBlank()) {
        continue;
      }
      places.add(number);
      try {
        instructions.add(new Parser(code, number).numberedInstruction(places.size()));
      } catch (Mistake mistake) {
        problems.add(mistake.problem);
      }
    }
    if (problems.isEmpty()) {
      checkShape(instructions, places, problems);
    }
    return problems.isEmpty()
        ? new Parsed.Good<>(new Program(instructions))
        : new Parsed.Bad<>(problems);
  }

  /** Definition 1, and that jumps stay inside. */
  private static void checkShape(
      List<Instruction> instructions, List<Integer> places, List<Problem> problems) {
    int size = instructions.size();
    if (size < 2) {
      problems.add(new Problem(1, 1, "a program has at least two instructions, in and out"));
      return;
    }
    for (int i = 0; i < size; i++) {
      var instruction = instructions.get(i);
      if (i == 0 && !(instruction instanceof Instruction.In)) {
        problems.add(new Problem(places.get(i), 1, "the first instruction must be in"));
      } else if (i > 0 && instruction instanceof Instruction.In) {
        problems.add(new Problem(places.get(i), 1, "only the first instruction may be in"));
      }
      if (i == size - 1 && !(instruction instanceof Instruction.Out)) {
        problems.add(new Problem(places.get(i), 1, "the last instruction must be out"));
      } else if (i < size - 1 && instruction instanceof Instruction.Out) {
        problems.add(new Problem(places.get(i), 1, "only the last instruction may be out"));
      }
      int target =
          switch (instruction) {
            case Instruction.Goto(int to) -> to;
            case Instruction.Branch(_, int to) -> to;
            default -> 2;
          };
      if (target < 2 || target > size) {
        problems.add(
            new Problem(
                places.get(i),
                1,
                "there is no instruction " + target + " to go to; use a number from 2 to " + size));
      }
    }
  }

  private Instruction numberedInstruction(int point) {
    if (isNumber()) {
      int start = tokenStart;
      long given = number();
      if (given != point) {
        throw mistake(start, "this is instruction " + point + ", not " + given);
      }
      expect(":");
    }
    var instruction = instruction();
    if (!token.isEmpty()) {
      throw mistake(tokenStart, "unexpected '" + token + "' after the instruction");
    }
    return instruction;
  }

  private Instruction instruction() {
    if (!isWord()) {
      throw mistake(tokenStart, "expected an instruction, found " + found());
    }
    var word = take();
    return switch (word) {
      case "skip" -> new Instruction.Skip();
      case "abort" -> new Instruction.Abort();
      case "in" -> new Instruction.In(names());
      case "out" -> new Instruction.Out(names());
      case "goto" -> new Instruction.Goto(target());
      case "if" -> {
        expect("(");
        var condition = expression(0);
        expect(")");
        if (!token.equals("goto")) {
          throw mistake(tokenStart, "expected goto, found " + found());
        }
        take();
        yield new Instruction.Branch(condition, target());
      }
      default -> {
        expect(":=");
        yield new Instruction.Assign(word, expression(0));
      }
    };
  }

  private List<String> names() {
    var names = new ArrayList<String>();
    while (isVariable()) {
      names.add(take());
    }
    return names;
  }

  private int target() {
    int start = tokenStart;
    if (!isNumber()) {
      throw mistake(start, "expected the number of an instruction, found " + found());
    }
    long target = number();
    if (target > Integer.MAX_VALUE) {
      throw mistake(start, "there is no instruction " + target);
    }
    return (int) target;
  }

  /** Precedence climbing: an expression whose operators bind at least this tightly. */
  private Expression expression(int least) {
    var left = operand();
    while (true) {
      var operator = operator();
      if (operator == null || operator.precedence() < least) {
        return left;
      }
      take();
      left = new Expression.Binary(operator, left, expression(operator.precedence() + 1));
    }
  }

  private @Nullable Operator operator() {
    for (var operator : Operator.values()) {
      if (operator.symbol().equals(token)) {
        return operator;
      }
    }
    return null;
  }

  private Expression operand() {
    if (isNumber()) {
      return new Expression.Constant(number());
    }
    if (isVariable()) {
      return new Expression.Variable(take());
    }
    switch (token) {
      case "-" -> {
        take();
        if (!isNumber()) {
          throw mistake(tokenStart, "expected a number after '-', found " + found());
        }
        return new Expression.Constant(number("-"));
      }
      case "(" -> {
        take();
        var inner = expression(0);
        expect(")");
        return inner;
      }
      default -> throw mistake(tokenStart, "expected an expression, found " + found());
    }
  }

  private long number() {
    return number("");
  }

  private long number(String sign) {
    int start = tokenStart;
    try {
      return Long.parseLong(sign + take());
    } catch (NumberFormatException e) {
      throw mistake(start, "the number does not fit in 64 bits");
    }
  }

  private boolean isNumber() {
    return !token.isEmpty() && Character.isDigit(token.charAt(0));
  }

  private boolean isWord() {
    return !token.isEmpty() && (Character.isLetter(token.charAt(0)) || token.charAt(0) == '_');
  }

  private boolean isVariable() {
    return isWord() && !KEYWORDS.contains(token);
  }

  private void expect(String expected) {
    if (!token.equals(expected)) {
      throw mistake(tokenStart, "expected '" + expected + "', found " + found());
    }
    take();
  }

  private String take() {
    var taken = token;
    advance();
    return taken;
  }

  private void advance() {
    if (line.substring(position).isBlank()) {
      token = "";
      tokenStart = line.stripTrailing().length();
      return;
    }
    if (!matcher.find(position) || matcher.start() != position) {
      int start = position;
      while (Character.isWhitespace(line.charAt(start))) {
        start++;
      }
      throw mistake(start, "unexpected character '" + line.charAt(start) + "'");
    }
    token = matcher.group().strip();
    tokenStart = matcher.end() - token.length();
    position = matcher.end();
  }

  private String found() {
    return token.isEmpty() ? "the end of the line" : "'" + token + "'";
  }

  private Mistake mistake(int at, String message) {
    return new Mistake(new Problem(lineNumber, at + 1, message));
  }

  /** Leaves the line; never leaves the parser. */
  private static final class Mistake extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Problem problem;

    Mistake(Problem problem) {
      super(problem.toString(), null, false, false);
      this.problem = problem;
    }
  }
}
