package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Value;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What code remembers of how it ran: a word for each place, and the functions that were called.
 * Zero means that an instruction never ran. Only the thread of the session writes; who compiles
 * gets a {@link #snapshot}.
 *
 * <p>What a word means depends on the instruction. Where a value comes from: up to three
 * {@linkplain Shape shapes} and the flags below. An operator: bits for its operands. A branch: how
 * often the condition held and did not, 16 bits each. A loop: how many turns.
 */
public final class Feedback {
  /** False to find out what recording costs. */
  private static final boolean RECORDING = !Boolean.getBoolean("oser.r.without-feedback");

  private static final int SHAPE = 0xff;

  /** How many shapes a word has room for. */
  public static final int SHAPES = 3;

  /** More shapes than there is room for. */
  public static final int MORE_SHAPES = 1 << 24;

  /** A promise was evaluated here, or the value was found by a longer search. */
  public static final int FORCED_HERE = 1 << 25;

  /** A promise had been evaluated before. */
  public static final int FORCED_BEFORE = 1 << 26;

  /** It is an element of a list. */
  public static final int FROM_LIST = 1 << 27;

  /** How often of late the usual short way could not be taken, in the bits from this one on. */
  private static final int SLOWNESS = 28;

  private static final int SLOWEST = 7;
  private static final int OFTEN_SLOW = 4;

  /** Operands of an operator. */
  public static final int INTEGERS = 1;

  public static final int DOUBLES = 1 << 1;
  public static final int MIXED_NUMBERS = 1 << 2;
  public static final int LOGICALS = 1 << 3;
  public static final int STRINGS = 1 << 4;
  public static final int VECTORS = 1 << 5;
  public static final int OBJECTS = 1 << 6;
  public static final int OTHERS = 1 << 7;

  /** An operand was NA, or integers were too large for their result. */
  public static final int NA_OR_OVERFLOW = 1 << 8;

  private static final int COUNT = 0xffff;

  private final int[] words;
  private final @Nullable Object[] targets;

  /** How often the code was entered. */
  private int entries;

  /** How often assumptions of compiled code about an instruction failed. */
  private final Map<Integer, Integer> failures;

  Feedback(int places) {
    this(new int[places], new Object[places], 0, new HashMap<>());
  }

  private Feedback(
      int[] words, @Nullable Object[] targets, int entries, Map<Integer, Integer> failures) {
    this.words = words;
    this.targets = targets;
    this.entries = entries;
    this.failures = failures;
  }

  /** {@return a copy that does not change any more} */
  public Feedback snapshot() {
    var copied = targets.clone();
    for (int i = 0; i < copied.length; i++) {
      if (copied[i] instanceof Targets several) {
        copied[i] = several.copy();
      }
    }
    return new Feedback(words.clone(), copied, entries, Map.copyOf(failures));
  }

  int size() {
    return words.length;
  }

  /** {@return the words, for the interpreter} */
  public int[] words() {
    return words;
  }

  public int word(int place) {
    return words[place];
  }

  /** Counts an entry. {@return how many there were} */
  int enter() {
    return entries < Integer.MAX_VALUE ? ++entries : entries;
  }

  public int entries() {
    return entries;
  }

  /**
   * Notes that what compiled code assumed of an instruction did not hold. {@return how often that
   * has happened}
   */
  public int fail(int instruction) {
    return failures.merge(instruction, 1, Integer::sum);
  }

  /** {@return a copy that knows of no failures of assumptions about an instruction} */
  public Feedback forgiving(int instruction) {
    var others = new HashMap<>(failures);
    others.remove(instruction);
    return new Feedback(words, targets, entries, Map.copyOf(others));
  }

  /** {@return how often an assumption about an instruction has failed} */
  public int failures(int instruction) {
    return failures.getOrDefault(instruction, 0);
  }

  /** Takes over what another place has seen. */
  void inherit(int place, Feedback from, int old) {
    words[place] = from.words[old];
    targets[place] = from.targets[old];
  }

  void inheritEntries(Feedback from) {
    entries = from.entries;
  }

  static void value(int[] words, int place, Value value) {
    if (RECORDING) {
      int shape = Shape.of(value);
      if ((words[place] & SHAPE) != shape) {
        another(words, place, shape);
      }
    }
  }

  private static void another(int[] words, int place, int shape) {
    int word = words[place];
    for (int i = 0; i < SHAPES; i++) {
      int known = word >>> 8 * i & SHAPE;
      if (known == shape) {
        return;
      }
      if (known == 0) {
        words[place] = word | shape << 8 * i;
        return;
      }
    }
    words[place] = word | MORE_SHAPES;
  }

  static void flag(int[] words, int place, int flag) {
    if (RECORDING) {
      words[place] |= flag;
    }
  }

  /**
   * Notes whether an instruction could do what it mostly does: find a value at hand, change one in
   * place, or call a function that leaves the variables here alone. Compiled code would assume
   * that, and a loop that copies a vector in its first turn only should.
   */
  static void quick(int[] words, int place, boolean quick) {
    int slowness = words[place] >>> SLOWNESS;
    if (RECORDING && (quick ? slowness > 0 : slowness < SLOWEST)) {
      words[place] += quick ? -(1 << SLOWNESS) : 1 << SLOWNESS;
    }
  }

  /** {@return whether a place that keeps shapes was often not quick of late} */
  public static boolean isSlow(int word) {
    return word >>> SLOWNESS >= OFTEN_SLOW;
  }

  static void branch(int[] words, int place, boolean holds) {
    if (RECORDING) {
      int word = words[place];
      if (holds) {
        words[place] = (word & COUNT) == COUNT ? word : word + 1;
      } else {
        words[place] = word >>> 16 == COUNT ? word : word + (1 << 16);
      }
    }
  }

  /** Counts a turn of a loop. {@return how many there were} */
  static int turn(int[] words, int place) {
    return RECORDING && words[place] < Integer.MAX_VALUE ? ++words[place] : 1;
  }

  public static int held(int word) {
    return word & COUNT;
  }

  public static int failed(int word) {
    return word >>> 16;
  }

  public static int shape(int word, int index) {
    return word >>> 8 * index & SHAPE;
  }

  /** Remembers a function that is called. */
  void target(int place, Function function) {
    if (RECORDING && targets[place] != function) {
      targets[place] = Targets.with(targets[place], function);
    }
  }

  /** {@return the functions that were called, or null if none was} */
  public @Nullable Targets targets(int place) {
    return Targets.of(targets[place]);
  }

  /** {@return bits for operands that are not simply numbers} */
  static int operands(Value a, Value b) {
    return operand(a) | operand(b);
  }

  static int operand(Value value) {
    int shape = Shape.of(value);
    if ((shape & Shape.OBJECT) != 0) {
      return OBJECTS;
    }
    if ((shape & (Shape.VECTOR | Shape.ATTRIBUTES)) != 0) {
      return VECTORS;
    }
    return switch (shape & ~Shape.NA) {
          case Shape.INTEGER -> INTEGERS;
          case Shape.DOUBLE -> DOUBLES;
          case Shape.LOGICAL -> LOGICALS;
          case Shape.STRING -> STRINGS;
          default -> OTHERS;
        }
        | ((shape & Shape.NA) != 0 ? NA_OR_OVERFLOW : 0);
  }
}
