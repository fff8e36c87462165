package dev.oser.lang.r.syntax;

import dev.oser.lang.r.syntax.Node.Argument;
import dev.oser.lang.r.syntax.Node.Formal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the parser has begun and not finished. Frames are its stack, so that depth costs heap. */
sealed interface Frame {
  /** {@return how many places this takes on the stack of R's parser, which has 10,000} */
  int weight();

  /** Waits for its last operand and is complete when something follows that binds more loosely. */
  sealed interface Open extends Frame {
    int precedence();
  }

  record Prefix(Operator operator) implements Open {
    @Override
    public int precedence() {
      return operator.precedence();
    }

    @Override
    public int weight() {
      return 1;
    }
  }

  record Infix(Node left, Operator operator) implements Open {
    @Override
    public int precedence() {
      return operator.precedence();
    }

    @Override
    public int weight() {
      return 2;
    }
  }

  record Then(Node condition) implements Open {
    @Override
    public int precedence() {
      return Operator.THEN;
    }

    @Override
    public int weight() {
      return 2;
    }
  }

  record Else(Node condition, Node consequence) implements Open {
    @Override
    public int precedence() {
      return Operator.ELSE;
    }

    @Override
    public int weight() {
      return 4;
    }
  }

  /** The body of a loop; the head is all arguments but the last. */
  record Loop(String keyword, List<Node> head) implements Open {
    @Override
    public int precedence() {
      return Operator.BODY;
    }

    @Override
    public int weight() {
      return head.isEmpty() ? 1 : 2;
    }
  }

  record Body(Header header) implements Open {
    @Override
    public int precedence() {
      return Operator.BODY;
    }

    @Override
    public int weight() {
      return 5;
    }
  }

  /** Waits for a token that closes it. */
  sealed interface Bracket extends Frame {
    @Override
    default int weight() {
      return 2;
    }

    /** {@return whether a newline inside ends a statement} */
    default boolean newlinesCount() {
      return false;
    }

    /** {@return how many brackets R counts this as; it allows 50} */
    default int contexts() {
      return 1;
    }
  }

  record Parenthesis() implements Bracket {}

  /** The statements between braces, with the spans R keeps of them. */
  final class Brace implements Bracket {
    final List<Node> statements = new ArrayList<>();
    final List<SourceSpan> spans = new ArrayList<>();

    /** Where the statement begins that is being read. */
    int begun;

    Brace(SourceSpan brace) {
      spans.add(brace);
    }

    @Override
    public boolean newlinesCount() {
      return true;
    }
  }

  /** The arguments of a call or an index. */
  final class Arguments implements Bracket {
    final Node function;
    final TokenKind opening;
    final List<Argument> arguments = new ArrayList<>();

    /** The name of the argument that is being read. */
    @Nullable String name;

    Arguments(Node function, TokenKind opening) {
      this.function = function;
      this.opening = opening;
    }

    TokenKind closing() {
      return opening == TokenKind.OPEN_PARENTHESIS
          ? TokenKind.CLOSE_PARENTHESIS
          : TokenKind.CLOSE_BRACKET;
    }

    @Override
    public int contexts() {
      return opening == TokenKind.OPEN_DOUBLE_BRACKET ? 2 : 1;
    }
  }

  /** The condition of {@code if} or {@code while}. */
  record Condition(TokenKind keyword) implements Bracket {}

  /** What {@code for} runs over. */
  record Range(Node.Name variable) implements Bracket {}

  /** The default of a formal. */
  record Default(Header header, String name) implements Bracket {}

  /** The formals of a function whose body has not begun. */
  record Header(int start, List<Formal> formals) {
    Header(int start) {
      this(start, new ArrayList<>());
    }

    void add(String name, Node standard, int line) {
      if (formals.stream().anyMatch(formal -> formal.name().equals(name))) {
        throw ParseException.plain("repeated formal argument '" + name + "' on line " + line);
      }
      formals.add(new Formal(name, standard));
    }
  }
}
