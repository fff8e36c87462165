package dev.oser.lang.r;

import dev.oser.lang.r.runtime.ConsoleInput;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.syntax.ParseException;
import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Program.Statement;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.syntax.SourceSpan;
import dev.oser.lang.r.value.NullValue;
import org.jspecify.annotations.Nullable;

/**
 * A program that is run from a text: one statement after the other, until one fails. What it reads
 * from the console, {@code stdin()}, are the lines of its own text that come next, as in R.
 */
final class Batch implements ConsoleInput {
  private static final int FAILED = 1;

  private final Runtime runtime;
  private final TopLevel top;
  private final boolean echo;
  private Source source;
  private Parser parser;
  private int warned;

  /** What runs; others may look. */
  private volatile @Nullable SourceSpan running;

  /** The last line that was read, as code or as input. */
  private int line;

  /** Where the code that is still to be run begins. */
  private int position;

  /** Whether the program has read lines that the parser must not see. */
  private boolean changed;

  /**
   * Prepares to run a program.
   *
   * @param echo whether lines are shown before they are run, as at a terminal
   */
  Batch(Runtime runtime, TopLevel top, Source source, boolean echo) {
    this.runtime = runtime;
    this.top = top;
    this.source = source;
    this.echo = echo;
    this.parser = new Parser(source);
  }

  /** {@return the exit status} */
  int run() {
    try {
      for (var next = next(); next != null; next = next()) {
        running = next.span();
        if (!top.evaluate(next.node())) {
          return halt();
        }
      }
    } catch (ParseException e) {
      echo(parser.line(), parser.line());
      top.reject(e);
      return halt();
    }
    echo(source.lines(), source.lines());
    if (echo) {
      runtime.output().print("> \n");
    }
    return top.runLast() ? 0 : halt();
  }

  /** {@return where the statement is that runs, or ran last; null before the first} */
  @Nullable SourceSpan running() {
    return running;
  }

  private @Nullable Statement next() {
    if (changed) {
      parser = new Parser(source);
      warned = 0;
      changed = false;
    }
    var statement = parser.next();
    for (; warned < parser.warnings().size(); warned++) {
      runtime.conditions().warning(parser.warnings().get(warned), NullValue.NULL);
    }
    if (statement != null) {
      position = statement.span().end();
      echo(statement.span().firstLine(), statement.span().lastLine());
    }
    return statement;
  }

  /** Shows the lines up to the last of a statement, and notes that they were read. */
  private void echo(int first, int last) {
    for (int each = line + 1; echo && each <= last; each++) {
      runtime.output().print((each > first ? "+ " : "> ") + source.lineText(each) + "\n");
    }
    line = Math.max(line, last);
  }

  @Override
  public boolean isInteractive() {
    return false;
  }

  @Override
  public @Nullable String line(String prompt) {
    if (line >= source.lines()) {
      return null;
    }
    var text = source.lineText(++line);
    if (echo) {
      runtime.output().print(prompt + text + "\n");
    }
    take(text);
    return text;
  }

  /** Leaves blanks where there was code that has run, and nothing where there was input. */
  private void take(String taken) {
    var all = source.text();
    var rest = new StringBuilder(all.length());
    for (int i = 0; i < position; i++) {
      rest.append(all.charAt(i) == '\n' ? '\n' : ' ');
    }
    int from = source.start(line);
    var sameLine = all.substring(position, from);
    rest.append(
        sameLine.stripLeading().startsWith(";") ? sameLine.replaceFirst(";", " ") : sameLine);
    rest.append(all, from + taken.length(), all.length());
    source = Source.of(source.name(), rest.toString());
    position = Math.min(position, rest.length());
    changed = true;
  }

  int halt() {
    runtime.errors().print("Execution halted\n");
    return FAILED;
  }
}
