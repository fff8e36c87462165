package dev.oser.lang.r.syntax;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a text that can be parsed, down to tokens and comments, each with the part that it
 * belongs to: what R's {@code getParseData} shows. The parser itself keeps no such things, so this
 * goes through the tokens once more, and may rely on them to be right.
 */
public final class ParseTable {
  /**
   * A line of the table.
   *
   * @param parent the id of the part that this belongs to, 0 for none, negative for a comment
   *     before an expression
   * @param token what R calls this part
   */
  public record Row(int start, int end, int id, int parent, String token, boolean terminal) {}

  private static final Set<TokenKind> CLOSING =
      Set.of(
          TokenKind.CLOSE_PARENTHESIS,
          TokenKind.CLOSE_BRACKET,
          TokenKind.COMMA,
          TokenKind.CLOSE_BRACE,
          TokenKind.END);

  /** A part that is being put together. */
  private static final class Part {
    private String token;
    private final int start;
    private int end;
    private final List<Part> parts = new ArrayList<>();
    private int id;
    private int parent;

    Part(String token, int start, int end) {
      this.token = token;
      this.start = start;
      this.end = end;
    }

    static Part of(String token, Part... parts) {
      var result = new Part(token, parts[0].start, parts[0].end);
      for (var part : parts) {
        result.add(part);
      }
      return result;
    }

    Part add(Part part) {
      parts.add(part);
      end = Math.max(end, part.end);
      return this;
    }

    boolean isTerminal() {
      return parts.isEmpty();
    }
  }

  private static final String EXPRESSION = "expr";
  private static final String ASSIGNMENT = "expr_or_assign_or_help";

  private final Source source;
  private final Tokens tokens;
  private final List<Part> top = new ArrayList<>();
  private int ids;

  /** How many braces are open: inside, {@code else} may be on a line of its own. */
  private int blocks;

  private ParseTable(Source source) {
    this.source = source;
    this.tokens = new Tokens(new Lexer(source, _ -> {}));
  }

  /** {@return the parts of a text, in the order in which they begin, the longest first} */
  public static List<Row> of(Source source) {
    var table = new ParseTable(source);
    table.program();
    table.comments();
    for (var part : table.top) {
      table.number(part, 0);
    }
    var rows = new ArrayList<Row>();
    for (int i = 0; i < table.top.size(); i++) {
      var part = table.top.get(i);
      if (part.token.equals("COMMENT")) {
        part.parent = -table.expressionAfter(i);
      }
      collect(part, rows);
    }
    rows.sort(
        Comparator.comparingInt(Row::start)
            .thenComparing(Comparator.comparingInt(Row::end).reversed())
            .thenComparingInt(Row::id));
    return rows;
  }

  private int expressionAfter(int index) {
    for (var part : top.subList(index + 1, top.size())) {
      if (!part.isTerminal()) {
        return part.id;
      }
    }
    return 0;
  }

  /** Parts have greater numbers than what they are made of. */
  private void number(Part part, int parent) {
    for (var each : part.parts) {
      number(each, 0);
    }
    part.id = ++ids;
    part.parent = parent;
    for (var each : part.parts) {
      each.parent = part.id;
    }
  }

  private static void collect(Part part, List<Row> rows) {
    rows.add(new Row(part.start, part.end, part.id, part.parent, part.token, part.isTerminal()));
    for (var each : part.parts) {
      collect(each, rows);
    }
  }

  /** Adds the comments, which stand between tokens, to the innermost parts around them. */
  private void comments() {
    var terminals = new ArrayList<Part>();
    top.forEach(part -> terminals(part, terminals));
    terminals.sort(Comparator.comparingInt(part -> part.start));
    int from = 0;
    for (var terminal : terminals) {
      comments(from, terminal.start);
      from = terminal.end;
    }
    comments(from, source.text().length());
  }

  private static void terminals(Part part, List<Part> all) {
    if (part.isTerminal()) {
      all.add(part);
    }
    part.parts.forEach(each -> terminals(each, all));
  }

  private void comments(int from, int until) {
    var text = source.text();
    int at = text.indexOf('#', from);
    while (at >= 0 && at < until) {
      int end = text.indexOf('\n', at);
      end = end < 0 ? text.length() : end;
      insert(top, new Part("COMMENT", at, end));
      at = text.indexOf('#', end);
    }
  }

  private static void insert(List<Part> parts, Part comment) {
    int place = 0;
    for (var part : parts) {
      if (!part.isTerminal() && part.start < comment.start && comment.end < part.end) {
        insert(part.parts, comment);
        return;
      }
      if (part.start < comment.start) {
        place++;
      }
    }
    parts.add(place, comment);
  }

  private void program() {
    while (true) {
      tokens.skipNewlines();
      var next = tokens.peek();
      if (next.is(TokenKind.END)) {
        return;
      }
      top.add(next.is(TokenKind.SEMICOLON) ? take("';'") : expression(0, false));
    }
  }

  private Part take(String token) {
    var taken = tokens.take();
    return new Part(token, taken.start(), taken.end());
  }

  /**
   * {@return an expression}
   *
   * @param least how tightly operators must bind to belong to it
   * @param enclosed whether newlines do not count
   */
  private Part expression(int least, boolean enclosed) {
    tokens.skipNewlines();
    var left = prefix(enclosed);
    while (true) {
      if (enclosed) {
        tokens.skipNewlines();
      }
      var next = tokens.peek();
      var postfix = postfix(left, next, enclosed);
      if (postfix != null) {
        left = postfix;
        continue;
      }
      var operator = Operator.binary(next);
      if (operator == null || operator.precedence() < least) {
        return left;
      }
      var sign = take(operatorToken(next.text(), next.is(TokenKind.SPECIAL)));
      boolean right = operator.associativity() == Operator.Associativity.RIGHT;
      var other = expression(operator.precedence() + (right ? 0 : 1), enclosed);
      boolean statement =
          operator.precedence() == Operator.EQUALS_ASSIGN || operator.precedence() == Operator.HELP;
      left = Part.of(statement ? ASSIGNMENT : EXPRESSION, left, sign, other);
    }
  }

  private static String operatorToken(String text, boolean special) {
    if (special) {
      return "SPECIAL";
    }
    return switch (text) {
      case "<-", "<<-", ":=" -> "LEFT_ASSIGN";
      case "->", "->>" -> "RIGHT_ASSIGN";
      case "=" -> "EQ_ASSIGN";
      case "==" -> "EQ";
      case "!=" -> "NE";
      case "<" -> "LT";
      case ">" -> "GT";
      case "<=" -> "LE";
      case ">=" -> "GE";
      case "&" -> "AND";
      case "&&" -> "AND2";
      case "|" -> "OR";
      case "||" -> "OR2";
      case "|>" -> "PIPE";
      case "=>" -> "PIPEBIND";
      case "::" -> "NS_GET";
      case ":::" -> "NS_GET_INT";
      case "**" -> "'^'";
      default -> "'" + text + "'";
    };
  }

  /** {@return a call or an access of a part of what is left of here, or null} */
  private @Nullable Part postfix(Part left, Token next, boolean enclosed) {
    switch (next.kind()) {
      case OPEN_PARENTHESIS -> {
        called(left);
        return arguments(Part.of(EXPRESSION, left, take("'('")), TokenKind.CLOSE_PARENTHESIS, 1);
      }
      case OPEN_BRACKET -> {
        return arguments(Part.of(EXPRESSION, left, take("'['")), TokenKind.CLOSE_BRACKET, 1);
      }
      case OPEN_DOUBLE_BRACKET -> {
        return arguments(Part.of(EXPRESSION, left, take("LBB")), TokenKind.CLOSE_BRACKET, 2);
      }
      case OPERATOR -> {
        return next.text().equals("$") || next.text().equals("@") ? member(left, enclosed) : null;
      }
      default -> {
        return null;
      }
    }
  }

  private Part member(Part left, boolean enclosed) {
    boolean slot = tokens.peek().isOperator("@");
    var sign = take(slot ? "'@'" : "'$'");
    tokens.skipNewlines();
    var name =
        switch (tokens.peek().kind()) {
          case NAME -> take(slot ? "SLOT" : "SYMBOL");
          case STRING -> take("STR_CONST");
          default -> prefix(enclosed);
        };
    return Part.of(EXPRESSION, left, sign, name);
  }

  /** A name before a parenthesis is that of a function. */
  private static void called(Part function) {
    if (function.parts.isEmpty()) {
      return;
    }
    var last = function.parts.getLast();
    boolean plain =
        function.parts.size() == 1
            || (function.parts.size() == 3 && function.parts.get(1).token.startsWith("NS_GET"));
    if (plain && last.token.equals("SYMBOL")) {
      last.token = "SYMBOL_FUNCTION_CALL";
    }
  }

  /** Adds arguments and what closes them. */
  private Part arguments(Part call, TokenKind closing, int count) {
    while (true) {
      tokens.skipNewlines();
      var next = tokens.peek();
      if (next.is(closing)) {
        break;
      }
      if (next.is(TokenKind.COMMA)) {
        call.add(take("','"));
        continue;
      }
      argument(call);
    }
    for (int i = 0; i < count; i++) {
      tokens.skipNewlines();
      call.add(take(closing == TokenKind.CLOSE_PARENTHESIS ? "')'" : "']'"));
    }
    return call;
  }

  private void argument(Part call) {
    var next = tokens.peek();
    boolean named =
        (next.is(TokenKind.NAME) || next.is(TokenKind.STRING) || next.is(TokenKind.NULL))
            && tokens.afterNext().isOperator("=");
    if (!named) {
      call.add(expression(0, true));
      return;
    }
    call.add(take(next.is(TokenKind.STRING) ? "STR_CONST" : "SYMBOL_SUB"));
    tokens.skipNewlines();
    call.add(take("EQ_SUB"));
    tokens.skipNewlines();
    if (!CLOSING.contains(tokens.peek().kind())) {
      call.add(expression(0, true));
    }
  }

  private Part prefix(boolean enclosed) {
    var next = tokens.peek();
    return switch (next.kind()) {
      case NAME -> name();
      case PLACEHOLDER -> Part.of(EXPRESSION, take("PLACEHOLDER"));
      case STRING -> string();
      case NUMBER -> Part.of(EXPRESSION, take("NUM_CONST"));
      case NULL -> Part.of(EXPRESSION, take("NULL_CONST"));
      case NEXT -> Part.of(EXPRESSION, take("NEXT"));
      case BREAK -> Part.of(EXPRESSION, take("BREAK"));
      case FUNCTION, LAMBDA -> function(enclosed);
      case IF -> condition(enclosed);
      case FOR -> loop(enclosed);
      case WHILE -> {
        var loop = parenthesized(Part.of(EXPRESSION, take("WHILE")));
        yield loop.add(expression(Operator.BODY, enclosed));
      }
      case REPEAT -> Part.of(EXPRESSION, take("REPEAT")).add(expression(Operator.BODY, enclosed));
      case OPEN_PARENTHESIS -> {
        var open = Part.of(EXPRESSION, take("'('"));
        open.add(expression(0, true));
        tokens.skipNewlines();
        yield open.add(take("')'"));
      }
      case OPEN_BRACE -> block();
      default -> {
        var operator = Operator.unary(next);
        var sign = take(operatorToken(next.text(), next.is(TokenKind.SPECIAL)));
        if (operator == null) {
          yield Part.of(EXPRESSION, sign);
        }
        boolean help = operator.precedence() == Operator.HELP;
        var operand = expression(operator.precedence(), enclosed);
        yield Part.of(help ? ASSIGNMENT : EXPRESSION, sign, operand);
      }
    };
  }

  private Part name() {
    var name = take("SYMBOL");
    return qualified(name);
  }

  private Part string() {
    return qualified(take("STR_CONST"));
  }

  /** {@return a name, or a name of a package and one of it} */
  private Part qualified(Part first) {
    var next = tokens.peek();
    if (!next.isOperator("::") && !next.isOperator(":::")) {
      return Part.of(EXPRESSION, first);
    }
    if (first.token.equals("SYMBOL")) {
      first.token = "SYMBOL_PACKAGE";
    }
    var sign = take(operatorToken(next.text(), false));
    var name = take(tokens.peek().is(TokenKind.STRING) ? "STR_CONST" : "SYMBOL");
    return Part.of(EXPRESSION, first, sign, name);
  }

  private Part function(boolean enclosed) {
    var function =
        Part.of(EXPRESSION, take(tokens.peek().is(TokenKind.LAMBDA) ? "'\\\\'" : "FUNCTION"));
    function.add(take("'('"));
    while (true) {
      tokens.skipNewlines();
      var next = tokens.peek();
      if (next.is(TokenKind.CLOSE_PARENTHESIS)) {
        function.add(take("')'"));
        return function.add(expression(Operator.BODY, enclosed));
      }
      if (next.is(TokenKind.COMMA)) {
        function.add(take("','"));
      } else if (next.isOperator("=")) {
        function.add(take("EQ_FORMALS")).add(expression(Operator.LEFT_ASSIGN, true));
      } else {
        function.add(take("SYMBOL_FORMALS"));
      }
    }
  }

  private Part parenthesized(Part part) {
    tokens.skipNewlines();
    part.add(take("'('")).add(expression(0, true));
    tokens.skipNewlines();
    return part.add(take("')'"));
  }

  private Part condition(boolean enclosed) {
    var condition = parenthesized(Part.of(EXPRESSION, take("IF")));
    condition.add(expression(Operator.THEN, enclosed));
    boolean within = enclosed || blocks > 0;
    var next = within ? tokens.pastNewlines() : tokens.peek();
    if (next.is(TokenKind.ELSE)) {
      tokens.skipNewlines();
      condition.add(take("ELSE")).add(expression(Operator.ELSE, enclosed));
    }
    return condition;
  }

  private Part loop(boolean enclosed) {
    var loop = Part.of(EXPRESSION, take("FOR"));
    tokens.skipNewlines();
    var head = Part.of("forcond", take("'('"));
    tokens.skipNewlines();
    head.add(take("SYMBOL"));
    tokens.skipNewlines();
    head.add(take("IN")).add(expression(0, true));
    tokens.skipNewlines();
    head.add(take("')'"));
    return loop.add(head).add(expression(Operator.BODY, enclosed));
  }

  private Part block() {
    var block = Part.of(EXPRESSION, take("'{'"));
    blocks++;
    while (true) {
      tokens.skipNewlines();
      var next = tokens.peek();
      if (next.is(TokenKind.CLOSE_BRACE) || next.is(TokenKind.END)) {
        blocks--;
        return block.add(take("'}'"));
      }
      block.add(next.is(TokenKind.SEMICOLON) ? take("';'") : expression(0, false));
    }
  }
}
