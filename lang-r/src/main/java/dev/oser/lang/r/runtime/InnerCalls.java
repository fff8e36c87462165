package dev.oser.lang.r.runtime;

import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The calls that R's own functions for conditions make. Programs see them: errors name them, {@code
 * sys.calls} lists them, and offsets into the running calls count them. Each session has its own,
 * because a program may take a call apart or evaluate it.
 */
public final class InnerCalls {
  private final Map<String, Call> calls = new HashMap<>();

  InnerCalls() {}

  /** {@return the call that reads like this} */
  public Call of(String text) {
    return calls.computeIfAbsent(
        text, key -> (Call) Language.of(Parser.parse(Source.ofText(key + "\n")).nodes().get(0)));
  }

  private List<Call> all(List<String> texts) {
    return texts.stream().map(this::of).toList();
  }

  /**
   * How R nests what it does for several handlers or restarts: the last one is the outermost.
   *
   * @param first what begins, or empty
   * @param last for the last of several
   * @param only for the only one that is left
   * @param body what each of them calls
   * @param rest for all but the last
   */
  private record Nesting(String first, String last, String only, String body, String rest) {
    /** {@return the calls down to one of so many, counted from 0} */
    List<String> outside(int count, int index) {
      var texts = new ArrayList<String>();
      if (!first.isEmpty()) {
        texts.add(first);
      }
      for (int i = count - 1; i > index; i--) {
        texts.add(last);
        texts.add(body);
        texts.add(rest);
      }
      return texts;
    }

    /** {@return the calls down to what is evaluated} */
    List<String> inside(int count) {
      var texts = outside(count, 0);
      if (count > 0) {
        texts.add(only);
        texts.add(body);
      }
      return texts;
    }

    /** {@return the calls that are still there when one of them is taken} */
    List<String> at(int count, int index) {
      var texts = outside(count, index);
      texts.add(index == 0 ? only : last);
      return texts;
    }
  }

  private static final Nesting CATCHING =
      new Nesting(
          "tryCatchList(expr, classes, parentenv, handlers)",
          "tryCatchOne(tryCatchList(expr, names[-nh], parentenv, handlers[-nh]), "
              + "names[nh], parentenv, handlers[[nh]])",
          "tryCatchOne(expr, names, parentenv, handlers[[1L]])",
          "doTryCatch(return(expr), name, parentenv, handler)",
          "tryCatchList(expr, names[-nh], parentenv, handlers[-nh])");

  private static final Nesting RESTARTING =
      new Nesting(
          "",
          "withOneRestart(withRestartList(expr, restarts[-nr]), restarts[[nr]])",
          "withOneRestart(expr, restarts[[1L]])",
          "doWithOneRestart(return(expr), restart)",
          "withRestartList(expr, restarts[-nr])");

  /** {@return what {@code tryCatch} with so many handlers calls before it evaluates} */
  public List<Call> catching(int handlers) {
    return all(CATCHING.inside(handlers));
  }

  /** {@return what is running of {@code tryCatch} when it calls a handler, counted from 0} */
  public List<Call> handling(int handlers, int index) {
    return all(CATCHING.at(handlers, index));
  }

  /** {@return what {@code withRestarts} with so many restarts calls before it evaluates} */
  public List<Call> restarting(int restarts) {
    return all(several(restarts, RESTARTING.inside(restarts)));
  }

  /** {@return what is running of {@code withRestarts} when a restart is taken, counted from 0} */
  public List<Call> restarted(int restarts, int index) {
    var texts = several(restarts, RESTARTING.at(restarts, index));
    texts.add("docall(restart$handler, restartArgs)");
    texts.add("do.call(\"fun\", lapply(args, enquote))");
    return all(texts);
  }

  /** Only more than one restart is a list. */
  private static List<String> several(int restarts, List<String> texts) {
    if (restarts > 1) {
      texts.addFirst("withRestartList(expr, restarts)");
    }
    return texts;
  }

  /** {@return what {@code warning} and {@code message} call before handlers see a condition} */
  List<Call> muffling(String restart, boolean message) {
    var texts = new ArrayList<String>();
    texts.add("withRestarts({}, " + restart + " = function() NULL)");
    texts.addAll(RESTARTING.inside(1));
    if (message) {
      texts.add("signalCondition(cond)");
    }
    return all(texts);
  }
}
