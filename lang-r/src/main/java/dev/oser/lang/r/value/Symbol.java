package dev.oser.lang.r.value;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A name. There is one object for each text; the table of them is the only thing that all runtimes
 * of a JVM share, and nobody can tell. It does not keep names that nobody uses: a program may make
 * as many as it likes.
 */
public final class Symbol extends Value {
  private static final ConcurrentHashMap<String, Entry> ALL = new ConcurrentHashMap<>();

  /** Entries of names that nobody uses any more. */
  private static final ReferenceQueue<Symbol> GONE = new ReferenceQueue<>();

  /** Where a name is as long as somebody uses it. */
  private static final class Entry extends WeakReference<Symbol> {
    private final String name;

    Entry(Symbol symbol) {
      super(symbol, GONE);
      name = symbol.name;
    }
  }

  /** What stands where an argument or a default is left out. */
  public static final Symbol MISSING = new Symbol("");

  /** What is said of a variable or a part that is to be called nothing. */
  public static final String NO_NAME = "attempt to use zero-length variable name";

  /** {@return the symbol of a variable that a program named by a text} */
  public static Symbol ofVariable(String name) {
    if (name.isEmpty()) {
      throw new RError(NO_NAME);
    }
    return of(name);
  }

  public static final Symbol CLASS = of("class");
  public static final Symbol PACKAGE = of("package");
  public static final Symbol NAMES = of("names");
  public static final Symbol DIM = of("dim");
  public static final Symbol DIMNAMES = of("dimnames");
  public static final Symbol LEVELS = of("levels");
  public static final Symbol ROW_NAMES = of("row.names");
  public static final Symbol TSP = of("tsp");
  public static final Symbol COMMENT = of("comment");
  public static final Symbol SRCREF = of("srcref");
  public static final Symbol DOTS = of("...");
  public static final Symbol VALUE = of("value");
  public static final Symbol FUNCTION = of("function");
  public static final Symbol BRACE = of("{");
  public static final Symbol TEMPORARY = of("*tmp*");

  private final String name;
  private final int hash;

  private Symbol(String name) {
    this.name = name;
    this.hash = name.hashCode() * 0x9E3779B9 >>> 7;
    share();
  }

  public static Symbol of(String name) {
    var entry = ALL.get(name);
    var known = entry == null ? null : entry.get();
    return known != null ? known : make(name);
  }

  private static Symbol make(String name) {
    for (var gone = GONE.poll(); gone != null; gone = GONE.poll()) {
      var entry = (Entry) gone;
      ALL.remove(entry.name, entry);
    }
    var symbol = new Symbol(name);
    while (true) {
      var there = ALL.compute(name, (_, old) -> isInUse(old) ? old : new Entry(symbol));
      var known = there.get();
      if (known != null) {
        return known;
      }
    }
  }

  /** {@return whether a function of this name could be a method of S3, {@code generic.class}} */
  public boolean mayBeMethod() {
    return name.indexOf('.', 1) > 0 && this != DOTS;
  }

  private static boolean isInUse(@Nullable Entry entry) {
    return entry != null && entry.get() != null;
  }

  /** {@return all names that somebody uses, who has to hold on to them if nobody else will} */
  public static List<Symbol> inUse() {
    var result = new ArrayList<Symbol>(ALL.size());
    for (var entry : ALL.values()) {
      var symbol = entry.get();
      if (symbol != null) {
        result.add(symbol);
      }
    }
    return result;
  }

  /** {@return how many names there are in the table} */
  static int count() {
    return ALL.size();
  }

  public String name() {
    return name;
  }

  /** {@return n for {@code ..n}, or 0} */
  public int dotsIndex() {
    if (name.length() < 3 || !name.startsWith("..")) {
      return 0;
    }
    int number = 0;
    for (int i = 2; i < name.length(); i++) {
      int digit = name.charAt(i) - '0';
      if (digit < 0 || digit > 9 || number > 100_000_000) {
        return 0;
      }
      number = 10 * number + digit;
    }
    return number;
  }

  @Override
  public String type() {
    return "symbol";
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return name;
  }
}
