package dev.oser.lang.r.runtime;

import dev.oser.lang.r.number.ScientificPenalty;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** What {@code options()} holds. */
public final class Options {
  private final TreeMap<String, Value> values =
      new TreeMap<>(String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder()));

  private int expressions = 5000;
  private int deepest = Integer.MAX_VALUE;

  Options() {
    for (var yes : List.of("add.smooth", "keep.parse.data", "locatorBell", "menu.graphics")) {
      set(yes, LogicalVector.TRUE);
    }
    for (var no : List.of("CBoundsCheck", "check.bounds", "device.ask.default")) {
      set(no, LogicalVector.FALSE);
    }
    for (var no : List.of("help.try.all.packages", "keep.parse.data.pkgs", "keep.source.pkgs")) {
      set(no, LogicalVector.FALSE);
    }
    for (var usual : List.of("demo.ask", "example.ask", "matprod")) {
      set(usual, new StringVector("default"));
    }
    set("show.error.messages", LogicalVector.TRUE);
    set("PCRE_limit_recursion", LogicalVector.NA);
    set("PCRE_study", LogicalVector.FALSE);
    set("PCRE_use_JIT", LogicalVector.TRUE);
    set("citation.bibtex.max", new IntVector(1));
    set("deparse.cutoff", new IntVector(60));
    set("help.search.types", StringVector.of("vignette", "demo", "help"));
    set("internet.info", new IntVector(2));
    set("pkgType", new StringVector("source"));
    set("str.dendrogram.last", new StringVector("`"));
    set("timeout", new IntVector(60));
    set("digits", new IntVector(7));
    set("scipen", new IntVector(0));
    set("width", new IntVector(80));
    set("warn", new IntVector(0));
    set("expressions", new IntVector(5000));
    set("OutDec", new StringVector("."));
    set("device", new StringVector("pdf"));
    set("stringsAsFactors", LogicalVector.FALSE);
    set("keep.source", LogicalVector.FALSE);
    set("max.print", new IntVector(99999));
    set("warning.length", new IntVector(1000));
    set("nwarnings", new IntVector(50));
    set("digits.secs", NullValue.NULL);
    set("encoding", new StringVector("native.enc"));
    set("echo", LogicalVector.FALSE);
    set("verbose", LogicalVector.FALSE);
    set("prompt", new StringVector("> "));
    set("continue", new StringVector("+ "));
    set("editor", new StringVector("vi"));
    set("browserNLdisabled", LogicalVector.FALSE);
    set("showErrorCalls", LogicalVector.TRUE);
    set("ts.eps", new DoubleVector(1e-5));
    set("useFancyQuotes", LogicalVector.TRUE);
    set("deparse.max.lines", NullValue.NULL);
    set("na.action", new StringVector("na.omit"));
    set("ts.S.compat", LogicalVector.FALSE);
    set("show.signif.stars", LogicalVector.TRUE);
    set("show.coef.Pvalues", LogicalVector.TRUE);
    var contrasts = StringVector.of("contr.treatment", "contr.poly");
    contrasts.setAttribute(Symbol.NAMES, StringVector.of("unordered", "ordered"));
    set("contrasts", contrasts);
  }

  /** {@return how deep evaluation may nest} */
  public int expressions() {
    return expressions;
  }

  /** From now on evaluation nests no deeper than this, whatever a program sets. */
  public void limitExpressions(int most) {
    deepest = most;
    expressions = Math.min(deepest, expressions);
  }

  public Value get(String name) {
    return values.getOrDefault(name, NullValue.NULL);
  }

  public void set(String name, Value given) {
    var value = OptionRules.checked(name, given);
    if (value == NullValue.NULL) {
      values.remove(name);
    } else {
      value.share();
      values.put(name, value);
    }
    if (name.equals("expressions")) {
      expressions = Math.min(deepest, intOption(name, 5000));
    } else if (name.equals("scipen")) {
      bind();
    }
  }

  /** From now on numbers become text in this thread as the options say. */
  void bind() {
    ScientificPenalty.set(intOption("scipen", 0));
  }

  /** {@return an option that is a text, or another if it is not} */
  public String textOption(String name, String otherwise) {
    return get(name) instanceof StringVector text && text.length() == 1 ? text.get(0) : otherwise;
  }

  public int intOption(String name, int usual) {
    return values.get(name) instanceof Vector vector && vector.length() == 1
        ? vector.intAt(0)
        : usual;
  }

  public Iterable<String> names() {
    return values.keySet();
  }
}
