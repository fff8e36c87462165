package dev.oser.lang.r.syntax;

import java.util.ArrayList;
import java.util.List;

/** What Oser answers to a case, in the form in which R's answers are recorded. */
final class Answers {
  /** What the console shows also depends on what runs or warns before the error. */
  static final String NOT_ASKED = "console not asked";

  private Answers() {}

  /** R ends each line of a text with a newline, the last one too. */
  private static Source source(String text) {
    return Source.ofText(text + "\n");
  }

  static String expressions(String text) {
    var lines = new ArrayList<String>();
    var parser = new Parser(source(text));
    var statements = new ArrayList<Program.Statement>();
    try {
      for (var next = parser.next(); next != null; next = parser.next()) {
        statements.add(next);
      }
      parser.warnings().forEach(warning -> lines.add("warning " + warning));
    } catch (ParseException e) {
      parser.warnings().forEach(warning -> lines.add("warning " + warning));
      marked("error", e.message(), lines);
      return String.join("\n", lines);
    }
    for (var statement : statements) {
      lines.add("tree " + TreeDump.of(statement.node()));
      lines.add("span " + place(statement.span()));
      spans(statement.node(), lines);
      marked("text", String.join("\n", Deparser.deparse(statement.node())), lines);
    }
    return String.join("\n", lines);
  }

  /** How the functions that a file assigns are printed, with and without their source. */
  static String functions(String text) {
    var lines = new ArrayList<String>();
    for (var node : Parser.parse(source(text)).nodes()) {
      if (node instanceof Node.Call call
          && call.calls("<-")
          && call.arguments().getLast().value() instanceof Node.Function function) {
        Deparser.printed(function).forEach(line -> lines.add("print " + line));
        Deparser.closure(function, Deparser.DEFAULT_CUTOFF)
            .forEach(line -> lines.add("plain " + line));
      }
    }
    return String.join("\n", lines);
  }

  static String errors(String text) {
    var lines = new ArrayList<String>();
    var parser = new Parser(source(text));
    boolean quiet = true;
    try {
      for (var next = parser.next(); next != null; next = parser.next()) {
        quiet &= next.node() instanceof Node.Constant;
      }
      lines.add("fine");
    } catch (ParseException e) {
      parser.warnings().forEach(warning -> lines.add("warning " + warning));
      marked("message", e.message(), lines);
      if (quiet && parser.warnings().isEmpty()) {
        marked("console", e.consoleMessage() + "\nExecution halted", lines);
      } else {
        lines.add(NOT_ASKED);
      }
    }
    return String.join("\n", lines);
  }

  private static void marked(String mark, String text, List<String> lines) {
    for (var line : text.split("\n", -1)) {
      lines.add(mark + " " + line);
    }
  }

  private static String place(SourceSpan span) {
    return span.firstLine()
        + " "
        + span.firstColumn()
        + " "
        + span.lastLine()
        + " "
        + span.lastColumn();
  }

  private static void spans(Node node, List<String> lines) {
    switch (node) {
      case Node.Call call -> {
        call.spans().forEach(span -> lines.add("brace " + place(span)));
        spans(call.function(), lines);
        call.arguments().forEach(argument -> spans(argument.value(), lines));
      }
      case Node.Function function -> {
        if (function.span() != null) {
          lines.add("function " + place(function.span()));
        }
        function.formals().forEach(formal -> spans(formal.standard(), lines));
        spans(function.body(), lines);
      }
      case Node.Name name -> {}
      case Node.Constant constant -> {}
      case Node.Data data -> {}
      case Node.Empty empty -> {}
    }
  }
}
