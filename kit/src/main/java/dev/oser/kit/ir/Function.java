package dev.oser.kit.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A function: a signature and its blocks, the entry first. */
public final class Function {
  /** The text form allows no longer names. */
  private static final int LONGEST_NAME = 1000;

  /** Names made of longer hints must leave room for a number that makes them unique. */
  private static final int LONGEST_HINT = 200;

  private final String name;
  private final FunctionType type;
  private final List<Block> blocks = new ArrayList<>();
  private final List<Block> blocksView = Collections.unmodifiableList(blocks);
  private final Set<String> valueNames = new HashSet<>();
  private final Map<String, Block> blocksByName = new HashMap<>();
  private final Map<String, Integer> nextSuffix = new HashMap<>();
  private final Map<Analysis<?>, Cached> cache = new IdentityHashMap<>();
  private @Nullable SourcePosition position;
  private Comments comments = Comments.NONE;
  private @Nullable EditListener listener;
  private List<String> closingComments = List.of();
  private int blockNumbers;
  private int definitionNumbers;

  /** Where a block was looked for last: the next one is most often near. */
  private int lastIndex;

  private int codeStamp;
  private int flowStamp;

  private record Cached(int stamp, Object result) {}

  /** Makes a function whose entry block, named {@code entry}, has the given parameters. */
  public Function(String name, FunctionType type, List<String> parameterNames) {
    this(name, type, "entry", parameterNames);
  }

  /** Makes a function whose entry block, under the given name, has the given parameters. */
  public Function(String name, FunctionType type, String entryName, List<String> parameterNames) {
    if (parameterNames.size() != type.parameters().size()) {
      throw new IllegalArgumentException(
          "@"
              + name
              + " has "
              + type.parameters().size()
              + " parameters but "
              + parameterNames.size()
              + " names");
    }
    this.name = name;
    this.type = type;
    var entry = addBlock(entryName, 0);
    for (int i = 0; i < parameterNames.size(); i++) {
      addParameter(entry, parameterNames.get(i), type.parameters().get(i));
    }
  }

  public String name() {
    return name;
  }

  public FunctionType type() {
    return type;
  }

  /** {@return the blocks in layout order, the entry first} */
  public List<Block> blocks() {
    return blocksView;
  }

  /** {@return all instructions, in layout order} */
  public Stream<Instruction> instructions() {
    return blocks.stream().flatMap(block -> block.instructions().stream());
  }

  public Block entry() {
    return blocks.getFirst();
  }

  /** {@return the function's parameters: those of the entry block} */
  public List<Parameter> parameters() {
    return entry().parameters();
  }

  /** {@return the block with this name, or null} */
  public @Nullable Block block(String blockName) {
    return blocksByName.get(blockName);
  }

  /** {@return how many blocks there are and were} */
  public int blockNumbers() {
    return blockNumbers;
  }

  /** {@return a number greater than those of all definitions there are and have been} */
  public int definitionNumbers() {
    return definitionNumbers;
  }

  int nextDefinitionNumber() {
    return definitionNumbers++;
  }

  /** {@return the position of a block in layout order} */
  public int indexOf(Block block) {
    int before = Math.min(lastIndex, blocks.size() - 1);
    int after = before + 1;
    while (before >= 0 || after < blocks.size()) {
      if (before >= 0 && blocks.get(before--) == block) {
        lastIndex = before + 1;
        return lastIndex;
      }
      if (after < blocks.size() && blocks.get(after++) == block) {
        lastIndex = after - 1;
        return lastIndex;
      }
    }
    throw new IllegalArgumentException("block " + block.name() + " is not in @" + name);
  }

  /** {@return how many instructions there are, terminators included, parameters not} */
  public int size() {
    return blocks.stream().mapToInt(block -> block.instructions().size()).sum();
  }

  /** {@return where the function starts in its source, if known} */
  public @Nullable SourcePosition position() {
    return position;
  }

  public Comments comments() {
    return comments;
  }

  /** {@return the comments after the last instruction} */
  public List<String> closingComments() {
    return closingComments;
  }

  /** {@return the analysis of the function as it is now, computed at most once between changes} */
  public synchronized <T> T analysis(Analysis<T> analysis) {
    int stamp = analysis.dependsOnFlowOnly() ? flowStamp : codeStamp;
    var cached = cache.get(analysis);
    if (cached == null || cached.stamp != stamp) {
      cached = new Cached(stamp, analysis.compute(this));
      cache.put(analysis, cached);
    }
    @SuppressWarnings("unchecked") // only put above, with the type of its key
    var result = (T) cached.result;
    return result;
  }

  /**
   * {@return a name for a new value that no other value of this function has, made from the hint}
   */
  public String freshValueName(String hint) {
    return fresh(legal(hint), valueNames);
  }

  /**
   * {@return a name for a new block that no other block of this function has, made from the hint}
   */
  public String freshBlockName(String hint) {
    var legal = legal(hint);
    // A label that starts with a digit would read as a number, and .var has a meaning of its own.
    boolean isWord = !legal.isEmpty() && !Character.isDigit(legal.charAt(0));
    return fresh(isWord && !legal.equals(".var") ? legal : "block" + legal, blocksByName.keySet());
  }

  /**
   * {@return the hint with only what the text form allows in names, and no more than is legible}
   */
  private static String legal(String hint) {
    var legal = new StringBuilder(hint);
    for (int i = 0; i < hint.length(); i++) {
      if (!isLegal(hint.charAt(i))) {
        legal.setCharAt(i, '_');
      }
    }
    if (legal.length() > LONGEST_NAME) {
      legal.setLength(LONGEST_HINT);
    }
    return legal.toString();
  }

  /** Not a pattern: each value is named, and a compiler that has just started must not be slow. */
  private static boolean isLegal(char character) {
    return character >= 'a' && character <= 'z'
        || character >= 'A' && character <= 'Z'
        || character >= '0' && character <= '9'
        || character == '_'
        || character == '.'
        || character == '$';
  }

  private String fresh(String hint, Set<String> taken) {
    if (!hint.isEmpty() && !taken.contains(hint)) {
      return hint;
    }
    var stem =
        hint.isEmpty() || !Character.isDigit(hint.charAt(hint.length() - 1)) ? hint : hint + "_";
    while (true) {
      var candidate = stem + nextSuffix.merge(stem, 1, Integer::sum);
      if (!taken.contains(candidate)) {
        return candidate;
      }
    }
  }

  /** {@return the value with this name, without the percent sign, or null; searches for it} */
  public @Nullable Definition value(String valueName) {
    if (valueName.isEmpty() || !valueNames.contains(valueName)) {
      return null;
    }
    for (var block : blocks) {
      for (var parameter : block.parameters()) {
        if (parameter.name().equals(valueName)) {
          return parameter;
        }
      }
      for (var instruction : block.instructions()) {
        if (instruction.name().equals(valueName)) {
          return instruction;
        }
      }
    }
    return null;
  }

  public boolean hasValueNamed(String valueName) {
    return valueNames.contains(valueName);
  }

  /**
   * Tells a listener of every edit from now on; null to stop. Without one, edits cost nothing more.
   */
  public void setEditListener(@Nullable EditListener newListener) {
    listener = newListener;
  }

  // ---- Changes: for Builder and Editor only. ----

  @Nullable EditListener editListener() {
    return listener;
  }

  void setPosition(@Nullable SourcePosition newPosition) {
    position = newPosition;
  }

  void setComments(Comments newComments) {
    comments = newComments;
  }

  void setClosingComments(List<String> newComments) {
    closingComments = List.copyOf(newComments);
  }

  void codeChanged() {
    codeStamp++;
  }

  void flowChanged() {
    flowStamp++;
    codeStamp++;
  }

  Block addBlock(String blockName, int index) {
    var block = new Block(this, blockName, blockNumbers++);
    if (blocksByName.putIfAbsent(blockName, block) != null) {
      throw new IllegalArgumentException("@" + name + " already has a block named " + blockName);
    }
    blocks.add(index, block);
    flowChanged();
    return block;
  }

  void removeBlock(Block block) {
    blocks.remove(indexOf(block));
    blocksByName.remove(block.name());
    flowChanged();
  }

  Parameter addBlockParameter(Block block, String nameHint, Type parameterType) {
    if (block == entry()) {
      throw new IllegalArgumentException(
          "the parameters of the entry are those of @" + name + ", given with its type");
    }
    return addParameter(block, freshValueName(nameHint), parameterType);
  }

  void removeBlocks(Set<Block> gone) {
    blocks.removeAll(gone);
    gone.forEach(block -> blocksByName.remove(block.name()));
    flowChanged();
  }

  Parameter addParameter(Block block, String parameterName, Type parameterType) {
    claimValueName(parameterName);
    var parameter = new Parameter(block, parameterName, parameterType);
    block.add(parameter);
    codeChanged();
    return parameter;
  }

  void claimValueName(String valueName) {
    if (!valueName.isEmpty() && !valueNames.add(valueName)) {
      throw new IllegalArgumentException("@" + name + " already has a value named %" + valueName);
    }
  }

  void releaseValueName(String valueName) {
    valueNames.remove(valueName);
  }

  @Override
  public String toString() {
    return "@" + name;
  }
}
