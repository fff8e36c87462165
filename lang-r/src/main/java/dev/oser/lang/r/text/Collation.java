package dev.oser.lang.r.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The order of strings in R's default locale: letters without regard to case and accents first,
 * then accents, then small before capital letters (Unicode Technical Standard 10 with CLDR's root
 * table, which both C.UTF-8 and en_US use through ICU).
 *
 * <p>The order of single characters is measured (tools/r-library/collation.R).
 */
public final class Collation implements Comparator<String> {
  /** By code points, the order of the locale C. */
  public static final Comparator<String> CODE_POINTS = Collation::compareCodePoints;

  /** The order of R's default locale. */
  public static final Comparator<String> DEFAULT = new Collation();

  private static final int UNLISTED = 1 << 20;

  /**
   * The order of the session of this thread, if it chose another: strings are compared where no
   * session is at hand. Threads begin with that of who started them.
   */
  private static final InheritableThreadLocal<Comparator<String>> HERE =
      new InheritableThreadLocal<>();

  /** Whether some session ever chose another order: most programs never ask a thread. */
  private static volatile boolean used;

  private Collation() {}

  /** {@return the order of the session of this thread} */
  public static Comparator<String> here() {
    if (!used) {
      return DEFAULT;
    }
    var order = HERE.get();
    return order == null ? DEFAULT : order;
  }

  /** From now on strings are compared in this order in this thread. */
  public static void set(Comparator<String> order) {
    if (order != DEFAULT) {
      used = true;
    }
    if (used) {
      HERE.set(order);
    }
  }

  @Override
  public int compare(String a, String b) {
    if (a.equals(b)) {
      return 0;
    }
    return isAscii(a) && isAscii(b) ? compareAscii(a, b) : compareKeys(Key.of(a), Key.of(b));
  }

  private static int compareCodePoints(String a, String b) {
    return Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());
  }

  private static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 128 || text.charAt(i) < 32) {
        return false;
      }
    }
    return true;
  }

  private static int compareAscii(String a, String b) {
    int length = Math.min(a.length(), b.length());
    int capitals = 0;
    for (int i = 0; i < length; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x != y) {
        int difference = Order.ASCII[x] - Order.ASCII[y];
        if (difference != 0) {
          return difference;
        }
        capitals = capitals != 0 ? capitals : Character.isUpperCase(x) ? 1 : -1;
      }
    }
    return a.length() != b.length() ? a.length() - b.length() : capitals;
  }

  /** Sorts texts in the order of the session, looking at each of them once. */
  public static void sort(String[] texts) {
    if (here() != DEFAULT) {
      Arrays.sort(texts, here());
      return;
    }
    var order = order(texts);
    var unsorted = texts.clone();
    Arrays.setAll(texts, i -> unsorted[order[i]]);
  }

  /** {@return the places of texts in the order of the session} */
  public static int[] order(String[] texts) {
    if (here() != DEFAULT) {
      return IntStream.range(0, texts.length)
          .boxed()
          .sorted((i, j) -> here().compare(texts[i], texts[j]))
          .mapToInt(Integer::intValue)
          .toArray();
    }
    var items = new Item[texts.length];
    Arrays.setAll(items, i -> new Item(texts[i], i));
    Arrays.sort(items);
    return Arrays.stream(items).mapToInt(item -> item.place).toArray();
  }

  /** A text that is compared many times. */
  private static final class Item implements Comparable<Item> {
    private static final int BITS = 7;
    private static final int PREFIX = Long.SIZE / BITS;

    private final String text;
    private final int place;
    private final boolean ascii;

    /** The letters of the beginning, which decide most comparisons; 0 is the end of the text. */
    private final long beginning;

    private @Nullable Key key;

    Item(String text, int place) {
      this.text = text;
      this.place = place;
      this.ascii = isAscii(text);
      long letters = 0;
      for (int i = 0; ascii && i < PREFIX; i++) {
        letters = letters << BITS | (i < text.length() ? Order.DENSE[text.charAt(i)] : 0);
      }
      this.beginning = letters;
    }

    private Key key() {
      var known = key;
      if (known == null) {
        known = Key.of(text);
        key = known;
      }
      return known;
    }

    @Override
    public int compareTo(Item other) {
      if (!ascii || !other.ascii) {
        return text.equals(other.text) ? 0 : compareKeys(key(), other.key());
      }
      int order = Long.compare(beginning, other.beginning);
      return order != 0 ? order : compareAscii(text, other.text);
    }
  }

  private static int compareKeys(Key a, Key b) {
    int primary = Arrays.compare(a.letters, b.letters);
    if (primary != 0) {
      return primary;
    }
    int secondary = Arrays.compare(a.accents, b.accents);
    return secondary != 0 ? secondary : Arrays.compare(a.cases, b.cases);
  }

  /** What is compared, level by level. */
  private record Key(int[] letters, int[] accents, int[] cases) {
    static Key of(String text) {
      var points = Normalizer.normalize(text, Normalizer.Form.NFKD).codePoints().toArray();
      int size = 4 * points.length;
      var letters = new int[size];
      var accents = new int[size];
      var cases = new int[size];
      int count = 0;
      int accentCount = 0;
      for (int c : points) {
        if (isAccent(c)) {
          accents[accentCount++] = Order.of(c) + 1;
        } else if (!isIgnored(c)) {
          for (int base : expanded(c)) {
            letters[count] = Order.of(Character.toLowerCase(base));
            cases[count++] = Character.isUpperCase(base) ? 1 : 0;
            accents[accentCount++] = 0;
          }
          if (expanded(c)[0] != c) {
            accents[accentCount++] = 1;
          }
        }
      }
      return new Key(
          Arrays.copyOf(letters, count),
          Arrays.copyOf(accents, accentCount),
          Arrays.copyOf(cases, count));
    }

    /** Ligatures and letters with strokes are other letters with something like an accent. */
    private static int[] expanded(int c) {
      return switch (c) {
        case 'ß' -> new int[] {'s', 's'};
        case 'æ' -> new int[] {'a', 'e'};
        case 'Æ' -> new int[] {'A', 'E'};
        case 'œ' -> new int[] {'o', 'e'};
        case 'Œ' -> new int[] {'O', 'E'};
        case 'ø' -> new int[] {'o'};
        case 'Ø' -> new int[] {'O'};
        case 'ł' -> new int[] {'l'};
        case 'Ł' -> new int[] {'L'};
        case 'đ', 'ð' -> new int[] {'d'};
        case 'Đ', 'Ð' -> new int[] {'D'};
        case 'ħ' -> new int[] {'h'};
        case 'Ħ' -> new int[] {'H'};
        default -> new int[] {c};
      };
    }

    private static boolean isAccent(int c) {
      int type = Character.getType(c);
      return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    private static boolean isIgnored(int c) {
      int type = Character.getType(c);
      return type == Character.FORMAT
          || (type == Character.CONTROL && (c < 9 || c > 13) && c != 0x85);
    }
  }

  /** The places of characters in the measured order, read when first needed. */
  private static final class Order {
    private static final int[] RANKS = ranks();
    static final int[] ASCII = ascii();

    /** The same order in numbers from 1 to 127. */
    static final int[] DENSE = dense();

    static int of(int c) {
      return c < RANKS.length && RANKS[c] > 0 ? RANKS[c] : UNLISTED + c;
    }

    private static int[] ascii() {
      var ranks = new int[128];
      Arrays.setAll(ranks, c -> of(Character.toLowerCase(c)));
      return ranks;
    }

    private static int[] dense() {
      var different = Arrays.stream(ASCII, 32, 128).distinct().sorted().toArray();
      var dense = new int[128];
      Arrays.setAll(dense, c -> c < 32 ? 0 : Arrays.binarySearch(different, ASCII[c]) + 1);
      return dense;
    }

    private static int[] ranks() {
      try (var stream = Collation.class.getResourceAsStream("collation.txt")) {
        if (stream == null) {
          throw new IllegalStateException("collation.txt is not beside its class");
        }
        var text = new String(stream.readAllBytes(), StandardCharsets.US_ASCII).strip();
        var ranks = new int[0x10000];
        int rank = 1;
        for (var point : text.split(" ")) {
          ranks[Integer.parseInt(point, 16)] = rank++;
        }
        return ranks;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
