package dev.oser.lang.r.syntax;

import dev.oser.lang.r.syntax.Node.Argument;
import dev.oser.lang.r.syntax.Node.Call;
import dev.oser.lang.r.syntax.Operator.Associativity;
import dev.oser.lang.r.syntax.Program.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads R, one statement at top level after the other.
 *
 * <p>The parser is an operator-precedence machine with a stack of its own ({@link Frame}): it
 * alternates between wanting an operand and, with an operand in hand, wanting an operator or an
 * end. It fails on the first token that no program could have there, which is what R names.
 */
public final class Parser {
  private final Source source;
  private final Tokens tokens;
  private final List<String> warnings = new ArrayList<>();
  private final ParseStack stack;
  private int statementStart;
  private boolean placeholders;

  /** Whether newlines before the operand are to be skipped. */
  private boolean continued;

  /** The operand in hand. */
  private @Nullable Node value;

  /** Whether the statement at top level has ended. */
  private boolean finished;

  public Parser(Source source) {
    this.source = source;
    this.stack = new ParseStack(() -> source.line(position()));
    this.tokens = new Tokens(new Lexer(source, warnings::add));
  }

  /** {@return all statements of a source} */
  public static Program parse(Source source) {
    return parse(source, Integer.MAX_VALUE, _ -> {});
  }

  /**
   * {@return the first statements of a source}
   *
   * @param most how many; what comes after them is not looked at
   * @param warned is told what R warns about, also what comes before something that is wrong
   */
  public static Program parse(Source source, int most, Consumer<String> warned) {
    var parser = new Parser(source);
    var statements = new ArrayList<Statement>();
    try {
      while (statements.size() < most) {
        var next = parser.next();
        if (next == null) {
          break;
        }
        statements.add(next);
      }
    } finally {
      parser.warnings.forEach(warned);
    }
    return new Program(statements, parser.warnings);
  }

  /** {@return what R would have warned about so far} */
  public List<String> warnings() {
    return List.copyOf(warnings);
  }

  /** {@return the line of what comes next, which may be what is wrong} */
  public int line() {
    var text = source.text();
    int next = tokens.end();
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    return source.line(Math.clamp(next, 0, Math.max(text.length() - 1, 0)));
  }

  /**
   * {@return the next statement, or null at the end} Nothing after it has been looked at, so that
   * it can run before an error further down is found.
   */
  public @Nullable Statement next() {
    while (tokens.peek().is(TokenKind.NEWLINE)) {
      statementStart = tokens.take().end();
    }
    if (tokens.peek().is(TokenKind.END)) {
      return null;
    }
    placeholders = false;
    continued = false;
    finished = false;
    value = null;
    int start = tokens.peek().start();
    while (!finished) {
      if (value == null) {
        operand();
      } else {
        operator(value);
      }
    }
    var node = operandInHand();
    if (placeholders) {
      Pipe.refuse(node);
    }
    var statement = new Statement(node, new SourceSpan(source, start, tokens.end()));
    if (!tokens.peek().is(TokenKind.END)) {
      statementStart = tokens.take().end();
    }
    return statement;
  }

  private Node operandInHand() {
    if (value == null) {
      throw new IllegalStateException("no operand: report this text as a bug of the parser");
    }
    return value;
  }

  // Wanting an operand.

  private void operand() {
    if (continued || !stack.newlinesCount()) {
      tokens.skipNewlines();
    }
    if (stack.bracket() instanceof Frame.Brace brace && stack.peek() == brace) {
      while (tokens.peek().is(TokenKind.NEWLINE) || tokens.peek().is(TokenKind.SEMICOLON)) {
        tokens.take();
      }
      if (tokens.peek().is(TokenKind.CLOSE_BRACE)) {
        closeBrace(brace);
        return;
      }
      brace.begun = tokens.peek().start();
    }
    if (stack.peek() instanceof Frame.Arguments arguments && leftOut(arguments)) {
      return;
    }
    var token = tokens.peek();
    switch (token.kind()) {
      case NAME, STRING -> nameOrString();
      case NUMBER, NULL -> constant(tokens.take());
      case PLACEHOLDER -> {
        tokens.take();
        placeholders = true;
        value = Pipe.PLACEHOLDER;
      }
      case NEXT, BREAK -> value = Call.of(tokens.take().text());
      case OPEN_PARENTHESIS -> {
        tokens.take();
        begin(new Frame.Parenthesis());
      }
      case OPEN_BRACE -> {
        tokens.take();
        begin(new Frame.Brace(new SourceSpan(source, token.start(), token.end())));
      }
      case IF, WHILE -> {
        tokens.take();
        expectAfterNewlines(TokenKind.OPEN_PARENTHESIS);
        begin(new Frame.Condition(token.kind()));
      }
      case FOR -> forLoop();
      case REPEAT -> {
        tokens.take();
        begin(new Frame.Loop("repeat", List.of()));
      }
      case FUNCTION, LAMBDA -> function();
      case OPERATOR -> {
        var operator = Operator.unary(token);
        if (operator == null) {
          throw unexpected(token);
        }
        tokens.take();
        begin(new Frame.Prefix(operator));
      }
      default -> throw unexpected(token);
    }
  }

  private void constant(Token token) {
    value = token.value();
  }

  private void nameOrString() {
    var token = tokens.take();
    constant(token);
    var next = stack.newlinesCount() ? tokens.peek() : tokens.pastNewlines();
    if (next.isOperator("::") || next.isOperator(":::")) {
      tokens.skipNewlines();
      var operator = tokens.take();
      value = Call.of(operator.text(), operandInHand(), member());
    }
  }

  /** {@return the name or string that must come next} */
  private Node member() {
    if (!stack.newlinesCount()) {
      tokens.skipNewlines();
    }
    var token = tokens.peek();
    if (token.value() == null || !(token.is(TokenKind.NAME) || token.is(TokenKind.STRING))) {
      throw unexpected(token);
    }
    tokens.take();
    return token.value();
  }

  private void forLoop() {
    tokens.take();
    expectAfterNewlines(TokenKind.OPEN_PARENTHESIS);
    tokens.skipNewlines();
    if (!tokens.peek().is(TokenKind.NAME)) {
      throw unexpected(tokens.peek());
    }
    var variable = new Node.Name(tokens.take().text());
    expectAfterNewlines(TokenKind.IN);
    begin(new Frame.Range(variable));
  }

  private void function() {
    var token = tokens.take();
    if (token.is(TokenKind.FUNCTION) || continued || !stack.newlinesCount()) {
      tokens.skipNewlines();
    }
    expect(TokenKind.OPEN_PARENTHESIS);
    var header = new Frame.Header(token.start());
    tokens.skipNewlines();
    if (tokens.peek().is(TokenKind.CLOSE_PARENTHESIS)) {
      tokens.take();
      begin(new Frame.Body(header));
    } else if (tokens.peek().is(TokenKind.COMMA)) {
      // R's grammar takes this comma and then stumbles over its own empty list.
      tokens.take();
      tokens.skipNewlines();
      expect(TokenKind.NAME);
      throw ParseException.plain("bad value");
    } else {
      formal(header);
    }
  }

  private void formal(Frame.Header header) {
    while (true) {
      tokens.skipNewlines();
      if (!tokens.peek().is(TokenKind.NAME)) {
        throw unexpected(tokens.peek());
      }
      var name = tokens.take();
      tokens.skipNewlines();
      if (tokens.peek().isOperator("=")) {
        tokens.take();
        begin(new Frame.Default(header, name.text()));
        return;
      }
      header.add(name.text(), Node.Empty.EMPTY, source.line(tokens.peek().start()));
      if (endOfFormal(header)) {
        return;
      }
    }
  }

  /** {@return whether that was the last formal} */
  private boolean endOfFormal(Frame.Header header) {
    if (tokens.peek().is(TokenKind.COMMA)) {
      tokens.take();
      return false;
    }
    expect(TokenKind.CLOSE_PARENTHESIS);
    begin(new Frame.Body(header));
    return true;
  }

  /** Reads the name of an argument, or an argument that is not there. */
  private boolean leftOut(Frame.Arguments arguments) {
    var token = tokens.peek();
    if (arguments.name == null && isArgumentName(token) && tokens.afterNext().isOperator("=")) {
      tokens.take();
      tokens.skipNewlines();
      tokens.take();
      tokens.skipNewlines();
      arguments.name = token.text();
      token = tokens.peek();
    }
    if (token.is(TokenKind.COMMA) || token.is(arguments.closing())) {
      boolean none =
          arguments.arguments.isEmpty()
              && arguments.name == null
              && token.is(TokenKind.CLOSE_PARENTHESIS);
      endOfArgument(arguments, none ? null : Node.Empty.EMPTY);
      return true;
    }
    return false;
  }

  private static boolean isArgumentName(Token token) {
    return token.is(TokenKind.NAME) || token.is(TokenKind.STRING) || token.is(TokenKind.NULL);
  }

  // Wanting an operator or an end.

  private void operator(Node operand) {
    newlinesAfterOperand();
    var token = tokens.peek();
    switch (token.kind()) {
      case OPEN_PARENTHESIS, OPEN_BRACKET, OPEN_DOUBLE_BRACKET -> {
        tokens.take();
        var function =
            token.is(TokenKind.OPEN_PARENTHESIS) && operand instanceof Node.Text(var name)
                ? nameOf(name)
                : operand;
        begin(new Frame.Arguments(function, token.kind()));
      }
      case ELSE -> otherwise();
      case OPERATOR, SPECIAL -> binary(token, operand);
      default -> close(token);
    }
  }

  /** A string in the place of a function names it. */
  private static Node nameOf(String text) {
    if (text.isEmpty()) {
      throw ParseException.plain("attempt to use zero-length variable name");
    }
    return new Node.Name(text);
  }

  private void binary(Token token, Node operand) {
    if (token.isOperator("$") || token.isOperator("@")) {
      tokens.take();
      tokens.skipNewlines();
      value = Call.of(token.text(), operand, member());
      return;
    }
    var operator = Operator.binary(token);
    if (operator == null) {
      completeAll();
      throw unexpected(token);
    }
    while (stack.peek() instanceof Frame.Open open && completedBy(open, operator, token)) {
      complete(open);
    }
    if (operator.precedence() == Operator.EQUALS_ASSIGN && !stack.allowsAssignment()) {
      throw unexpected(token);
    }
    tokens.take();
    begin(new Frame.Infix(operandInHand(), operator));
  }

  private boolean completedBy(Frame.Open open, Operator operator, Token token) {
    if (open.precedence() != operator.precedence()) {
      return open.precedence() > operator.precedence();
    }
    if (operator.associativity() == Associativity.NONE) {
      throw unexpected(token);
    }
    return operator.associativity() == Associativity.LEFT;
  }

  /** Decides whether a newline ends what came before. */
  private void newlinesAfterOperand() {
    if (stack.bracket() == null || !tokens.peek().is(TokenKind.NEWLINE)) {
      return;
    }
    if (!stack.hasThen()) {
      if (!stack.newlinesCount()) {
        tokens.skipNewlines();
      }
      return;
    }
    // After "if (a) b" R looks past newlines for an else, also inside parentheses, and there it
    // takes the newline for one that counts if it finds something else.
    var next = tokens.pastNewlines();
    switch (next.kind()) {
      case ELSE -> tokens.skipNewlines();
      case END -> {
        if (!stack.newlinesCount()) {
          throw unexpected(new Token(TokenKind.END, "end of line", null, next.start(), next.end()));
        }
      }
      case CLOSE_PARENTHESIS, CLOSE_BRACKET, CLOSE_BRACE, COMMA -> {
        if (!stack.newlinesCount()) {
          tokens.skipNewlines();
        }
      }
      default -> {
        if (!stack.newlinesCount()) {
          throw unexpected(new Token(TokenKind.LATE_NEWLINE, "", null, next.start(), next.end()));
        }
      }
    }
  }

  private void otherwise() {
    if (!stack.hasThen()) {
      completeAll();
      throw unexpected(tokens.peek());
    }
    while (stack.peek() instanceof Frame.Open open) {
      if (open instanceof Frame.Then(var condition)) {
        stack.pop(open);
        tokens.take();
        begin(new Frame.Else(condition, operandInHand()));
        return;
      }
      complete(open);
    }
  }

  private void close(Token token) {
    completeAll();
    var operand = operandInHand();
    switch (stack.bracket()) {
      case null -> {
        finished =
            token.is(TokenKind.NEWLINE) || token.is(TokenKind.SEMICOLON) || token.is(TokenKind.END);
        if (!finished) {
          throw unexpected(token);
        }
      }
      case Frame.Parenthesis parenthesis -> {
        expect(TokenKind.CLOSE_PARENTHESIS);
        stack.pop(parenthesis);
        value = Call.of("(", operand);
      }
      case Frame.Brace brace -> endOfStatement(brace, operand, token);
      case Frame.Arguments arguments -> endOfArgument(arguments, operand);
      case Frame.Condition condition -> {
        expect(TokenKind.CLOSE_PARENTHESIS);
        stack.pop(condition);
        begin(
            condition.keyword() == TokenKind.IF
                ? new Frame.Then(operand)
                : new Frame.Loop("while", List.of(operand)));
      }
      case Frame.Range range -> {
        expect(TokenKind.CLOSE_PARENTHESIS);
        stack.pop(range);
        begin(new Frame.Loop("for", List.of(range.variable(), operand)));
      }
      case Frame.Default standard -> {
        var header = standard.header();
        if (!token.is(TokenKind.COMMA) && !token.is(TokenKind.CLOSE_PARENTHESIS)) {
          throw unexpected(token);
        }
        stack.pop(standard);
        value = null;
        header.add(standard.name(), operand, source.line(token.start()));
        if (!endOfFormal(header)) {
          formal(header);
        }
      }
    }
  }

  private void endOfStatement(Frame.Brace brace, Node statement, Token token) {
    if (!token.is(TokenKind.NEWLINE)
        && !token.is(TokenKind.SEMICOLON)
        && !token.is(TokenKind.CLOSE_BRACE)) {
      throw unexpected(token);
    }
    brace.statements.add(statement);
    brace.spans.add(new SourceSpan(source, brace.begun, tokens.end()));
    value = null;
    continued = false;
    if (token.is(TokenKind.CLOSE_BRACE)) {
      closeBrace(brace);
    }
  }

  private void closeBrace(Frame.Brace brace) {
    tokens.take();
    stack.pop(brace);
    var arguments = Argument.unnamed(brace.statements.toArray(Node[]::new));
    value = new Call(new Node.Name("{"), arguments, brace.spans);
  }

  private void endOfArgument(Frame.Arguments arguments, @Nullable Node argument) {
    if (arguments.name != null && arguments.name.isEmpty()) {
      throw ParseException.plain("attempt to use zero-length variable name");
    }
    if (argument != null) {
      arguments.arguments.add(new Argument(arguments.name, argument));
      arguments.name = null;
    }
    value = null;
    if (tokens.peek().is(TokenKind.COMMA)) {
      tokens.take();
      return;
    }
    expect(arguments.closing());
    if (arguments.opening == TokenKind.OPEN_DOUBLE_BRACKET) {
      expectAfterNewlines(TokenKind.CLOSE_BRACKET);
    }
    stack.pop(arguments);
    if (arguments.opening == TokenKind.OPEN_PARENTHESIS) {
      value = new Call(arguments.function, arguments.arguments, List.of());
    } else {
      arguments.arguments.addFirst(new Argument(null, arguments.function));
      var index = arguments.opening == TokenKind.OPEN_BRACKET ? "[" : "[[";
      value = new Call(new Node.Name(index), arguments.arguments, List.of());
    }
  }

  /** What is complete has its own errors, and R finds them before the token that ends it. */
  private void completeAll() {
    while (stack.peek() instanceof Frame.Open open) {
      complete(open);
    }
  }

  /** Makes the node of a frame whose last operand is in hand. */
  private void complete(Frame.Open frame) {
    stack.pop(frame);
    var operand = operandInHand();
    value =
        switch (frame) {
          case Frame.Prefix(var operator) -> Call.of(operator.name(), operand);
          case Frame.Infix(var left, var operator) -> infix(left, operator, operand);
          case Frame.Then(var condition) -> Call.of("if", condition, operand);
          case Frame.Else(var condition, var consequence) ->
              Call.of("if", condition, consequence, operand);
          case Frame.Loop(var keyword, var head) -> {
            var arguments = new ArrayList<>(head);
            arguments.add(operand);
            yield Call.of(keyword, arguments.toArray(Node[]::new));
          }
          case Frame.Body(var header) ->
              new Node.Function(
                  header.formals(), operand, new SourceSpan(source, header.start(), tokens.end()));
        };
  }

  private Node infix(Node left, Operator operator, Node right) {
    return switch (operator.name()) {
      case "->" -> Call.of("<-", right, left);
      case "->>" -> Call.of("<<-", right, left);
      case "|>" -> Pipe.rewrite(left, right, placeholders);
      case "=>" ->
          throw ParseException.plain(
              "'=>' is disabled; set '_R_USE_PIPEBIND_' envvar to a true value to enable it");
      default -> Call.of(operator.name(), left, right);
    };
  }

  /** Begins something whose next operand may be on a later line. */
  private void begin(Frame frame) {
    stack.push(frame);
    value = null;
    continued = true;
  }

  private int position() {
    return tokens.end();
  }

  private void expect(TokenKind kind) {
    if (!tokens.peek().is(kind)) {
      throw unexpected(tokens.peek());
    }
    tokens.take();
  }

  private void expectAfterNewlines(TokenKind kind) {
    tokens.skipNewlines();
    expect(kind);
  }

  private ParseException unexpected(Token token) {
    return ParseException.unexpected(source, token, statementStart);
  }
}
