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

  private static final String CATCH_LAST =
      "tryCatchOne(tryCatchList(expr, names[-nh], parentenv, handlers[-nh]), "
          + "names[nh], parentenv, handlers[[nh]])";
  private static final String CATCH_ONE = "tryCatchOne(expr, names, parentenv, handlers[[1L]])";
  private static final String CATCH_BODY = "doTryCatch(return(expr), name, parentenv, handler)";

  /** {@return what {@code tryCatch} with so many handlers calls before it evaluates} */
  public List<Call> catching(int handlers) {
    var texts = catchingOuter(handlers, 0);
    if (handlers > 0) {
      texts.add(CATCH_ONE);
      texts.add(CATCH_BODY);
    }
    return all(texts);
  }

  /** {@return what is running of {@code tryCatch} when it calls a handler, counted from 0} */
  public List<Call> handling(int handlers, int index) {
    var texts = catchingOuter(handlers, index);
    texts.add(index == 0 ? CATCH_ONE : CATCH_LAST);
    return all(texts);
  }

  /** The last handler is the outermost. */
  private static List<String> catchingOuter(int handlers, int index) {
    var texts = new ArrayList<String>();
    texts.add("tryCatchList(expr, classes, parentenv, handlers)");
    for (int i = handlers - 1; i > index; i--) {
      texts.add(CATCH_LAST);
      texts.add(CATCH_BODY);
      texts.add("tryCatchList(expr, names[-nh], parentenv, handlers[-nh])");
    }
    return texts;
  }

  private static final String RESTART_ONE = "withOneRestart(expr, restarts[[1L]])";
  private static final String RESTART_LAST =
      "withOneRestart(withRestartList(expr, restarts[-nr]), restarts[[nr]])";
  private static final String RESTART_BODY = "doWithOneRestart(return(expr), restart)";

  /** {@return what {@code withRestarts} with so many restarts calls before it evaluates} */
  public List<Call> restarting(int restarts) {
    var texts = restartingOuter(restarts, 0);
    if (restarts > 0) {
      texts.add(RESTART_ONE);
      texts.add(RESTART_BODY);
    }
    return all(texts);
  }

  /** {@return what is running of {@code withRestarts} when a restart is taken, counted from 0} */
  public List<Call> restarted(int restarts, int index) {
    var texts = restartingOuter(restarts, index);
    texts.add(index == 0 ? RESTART_ONE : RESTART_LAST);
    texts.add("docall(restart$handler, restartArgs)");
    texts.add("do.call(\"fun\", lapply(args, enquote))");
    return all(texts);
  }

  private static List<String> restartingOuter(int restarts, int index) {
    var texts = new ArrayList<String>();
    if (restarts > 1) {
      texts.add("withRestartList(expr, restarts)");
    }
    for (int i = restarts - 1; i > index; i--) {
      texts.add(RESTART_LAST);
      texts.add(RESTART_BODY);
      texts.add("withRestartList(expr, restarts[-nr])");
    }
    return texts;
  }

  /** {@return what {@code warning} and {@code message} call before handlers see a condition} */
  List<Call> muffling(String restart, boolean message) {
    var texts = new ArrayList<String>();
    texts.add("withRestarts({}, " + restart + " = function() NULL)");
    texts.add(RESTART_ONE);
    texts.add(RESTART_BODY);
    if (message) {
      texts.add("signalCondition(cond)");
    }
    return all(texts);
  }
}
