package dev.oser.profile.context;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Summaries in files. The format, version {@value #VERSION}:
 *
 * <pre>
 * magic      the 7 ASCII bytes OSERCCT, then one byte: the version
 * metric     string
 * total      number
 * uncertain  number
 * taken      number n, then n facts, sorted by name: string, string (not in version 2)
 * kind       number: 1 if nodes have calls and inclusive weights, otherwise 0
 * names      number n, then n strings, sorted, each once
 * nodes      number n, then n nodes in canonical order, without the root:
 *              number 2·u + c   u: levels to go up from the node before, less one level down;
 *                               c: 1 if the node is counted
 *              number, number   positions of the names of method and call site
 *              number, number   count and error, if counted
 *              number, number   calls and inclusive weight, if nodes have them
 * checksum   4 bytes: CRC-32 of all bytes before, most significant byte first
 * </pre>
 *
 * <p>Numbers and strings are those of {@link dev.oser.profile.file.ProfileOutput}. Nothing follows
 * the checksum.
 */
public final class SummaryFile {
  static final byte[] MAGIC = {'O', 'S', 'E', 'R', 'C', 'C', 'T'};
  static final int VERSION = 3;

  /** The oldest that is read. */
  static final int OLDEST = 2;

  private SummaryFile() {}

  /** Writes a summary to a file. */
  public static void write(ContextSummary summary, Path file) throws IOException {
    try (var out = Files.newOutputStream(file)) {
      write(summary, out);
    }
  }

  /** Writes a summary to a stream, which stays open. */
  public static void write(ContextSummary summary, OutputStream out) throws IOException {
    new SummaryWriter(out).write(summary);
  }

  /**
   * {@return the summary in a file}
   *
   * @throws dev.oser.profile.file.CorruptProfileException if the file is damaged; says what is
   *     wrong and where
   */
  public static ContextSummary read(Path file) throws IOException {
    try (var in = Files.newInputStream(file)) {
      return read(file.toString(), in);
    }
  }

  /**
   * {@return the summary in a stream, which is read to its end} Uses memory in proportion to what
   * the stream has, whatever it claims to have.
   *
   * @param name what errors call the stream
   * @throws dev.oser.profile.file.CorruptProfileException if it is damaged; says what is wrong and
   *     where
   */
  public static ContextSummary read(String name, InputStream in) throws IOException {
    return new SummaryReader(name, in).read();
  }
}
