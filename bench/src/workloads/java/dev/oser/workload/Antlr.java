package dev.oser.workload;

import java.util.Random;
import java.util.function.IntFunction;
import org.antlr.runtime.RecognitionException;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.tool.Grammar;

/** ANTLR reads a grammar and then, with it, a program. */
public final class Antlr implements IntFunction<String> {
  private static final String GRAMMAR =
      """
      grammar Small;
      program : statement+ EOF ;
      statement : ID '=' expression ';' | 'if' '(' expression ')' block ('else' block)?
                | 'while' '(' expression ')' block | 'return' expression? ';' | block ;
      block : '{' statement* '}' ;
      expression : expression ('*'|'/') expression | expression ('+'|'-') expression
                 | expression ('<'|'>'|'==') expression | '-' expression | call | ID | NUMBER | '(' expression ')' ;
      call : ID '(' (expression (',' expression)*)? ')' ;
      ID : [a-z]+ ;
      NUMBER : [0-9]+ ;
      SPACE : [ \\n]+ -> skip ;
      """;

  @Override
  public String apply(int size) {
    try {
      var grammar = new Grammar(GRAMMAR);
      var text = new StringBuilder();
      var random = new Random(size);
      while (text.length() < size * 500) {
        statement(text, random, 6);
      }
      var lexer = grammar.createLexerInterpreter(CharStreams.fromString(text.toString()));
      var parser = grammar.createParserInterpreter(new CommonTokenStream(lexer));
      return parser.parse(grammar.getRule("program").index).toStringTree(parser);
    } catch (RecognitionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void statement(StringBuilder text, Random random, int depth) {
    switch (depth == 0 ? 0 : random.nextInt(5)) {
      case 0, 1 -> {
        text.append(" x = ");
        expression(text, random, depth);
        text.append(";\n");
      }
      case 2 -> {
        text.append(" while (");
        expression(text, random, depth);
        text.append(")");
        block(text, random, depth);
      }
      case 3 -> {
        text.append(" if (");
        expression(text, random, depth);
        text.append(")");
        block(text, random, depth);
        text.append(" else ");
        block(text, random, depth);
      }
      default -> block(text, random, depth);
    }
  }

  private static void block(StringBuilder text, Random random, int depth) {
    text.append("{");
    for (int i = random.nextInt(3); i >= 0; i--) {
      statement(text, random, depth - 1);
    }
    text.append("}\n");
  }

  private static void expression(StringBuilder text, Random random, int depth) {
    switch (depth == 0 ? 0 : random.nextInt(6)) {
      case 0 -> text.append(random.nextInt(100));
      case 1 -> text.append("name");
      case 2 -> {
        text.append("call(");
        expression(text, random, depth - 1);
        text.append(", ");
        expression(text, random, depth - 1);
        text.append(")");
      }
      case 3 -> {
        text.append("(");
        expression(text, random, depth - 1);
        text.append(")");
      }
      default -> {
        expression(text, random, depth - 1);
        text.append(random.nextBoolean() ? " + " : " * ");
        expression(text, random, depth - 1);
      }
    }
  }
}
