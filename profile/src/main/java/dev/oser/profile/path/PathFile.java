package dev.oser.profile.path;

import dev.oser.profile.file.ProfileOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;

/**
 * Path profiles in files. The format, version {@value #VERSION}:
 *
 * <pre>
 * magic      the 7 ASCII bytes OSERBLP, then one byte: the version
 * k          number
 * methods    number n, then n methods:
 *              string, string   label and source file
 *              number           shape
 *              number           how many paths the method has
 *              number           1 if some edges were cut, otherwise 0
 *              paths            number n, then n paths that were taken, by number:
 *                                 number           its number, less that of the path before
 *                                 number           how it ends: 0 returns, 1 again, 2 throws
 *                                 number n, then n numbers: its lines
 *                                 number n, then n branches (not in version 1):
 *                                   4 numbers: line, place, places, outcome
 *              nodes            number n, then n nodes of the forest, in its order:
 *                                 number           its parent, less the parent of the node before
 *                                 number           which of the paths that were taken
 *                                 number           count
 * checksum   4 bytes
 * </pre>
 *
 * <p>Numbers, strings and the checksum are those of {@link ProfileOutput}.
 */
public final class PathFile {
  static final byte[] MAGIC = {'O', 'S', 'E', 'R', 'B', 'L', 'P'};
  static final int VERSION = 2;

  /** The oldest that is read. */
  static final int OLDEST = 1;

  /** How many bytes tell whether a file is one. */
  public static final int MAGIC_LENGTH = MAGIC.length;

  private PathFile() {}

  /** {@return whether a file that starts so has a profile of paths} */
  public static boolean isStart(byte[] start) {
    return Arrays.equals(start, MAGIC);
  }

  /** Writes a profile to a file. */
  public static void write(PathSummary summary, Path file) throws IOException {
    try (var out = Files.newOutputStream(file)) {
      write(summary, out);
    }
  }

  /** Writes a profile to a stream, which stays open. */
  public static void write(PathSummary summary, OutputStream to) throws IOException {
    var out = new ProfileOutput(to, MAGIC, VERSION);
    out.number(summary.iterations());
    out.number(summary.methods().size());
    for (var method : summary.methods()) {
      write(method, out);
    }
    out.end();
  }

  private static void write(MethodProfile method, ProfileOutput out) throws IOException {
    out.string(method.label());
    out.string(method.source());
    out.number(method.shape());
    out.number(method.pathCount());
    out.number(method.isCut() ? 1 : 0);
    var numbers = new ArrayList<>(method.paths().keySet());
    out.number(numbers.size());
    int before = 0;
    for (int number : numbers) {
      out.number(number - before);
      before = number;
      var path = method.path(number);
      out.number(path.end().ordinal());
      out.number(path.lines().size());
      for (int line : path.lines()) {
        out.number(line);
      }
      out.number(path.branches().size());
      for (var branch : path.branches()) {
        out.number(branch.line());
        out.number(branch.place());
        out.number(branch.places());
        out.number(branch.outcome().ordinal());
      }
    }
    var forest = method.forest();
    out.number(forest.size());
    int parent = 0;
    for (int node = 1; node <= forest.size(); node++) {
      out.number(forest.parent(node) - parent);
      parent = forest.parent(node);
      out.number(Collections.binarySearch(numbers, forest.path(node)));
      out.number(forest.count(node));
    }
  }

  /**
   * {@return the profile in a file}
   *
   * @throws dev.oser.profile.file.CorruptProfileException if the file is damaged; says what is
   *     wrong and where
   */
  public static PathSummary read(Path file) throws IOException {
    try (var in = Files.newInputStream(file)) {
      return read(file.toString(), in);
    }
  }

  /**
   * {@return the profile in a stream, which is read to its end}
   *
   * @param name what errors call the stream
   * @throws dev.oser.profile.file.CorruptProfileException if it is damaged; says what is wrong and
   *     where
   */
  public static PathSummary read(String name, InputStream in) throws IOException {
    return new PathReader(name, in).read();
  }
}
