package dev.oser.bench.kernels;

import dev.oser.kit.runtime.Output;

/**
 * The output of {@link Fasta}, made faster: a table of {@value #TABLE} entries says where the
 * search for a base starts, and repeated lines are copied whole.
 */
public final class FastaRedux {
  private static final int LINE = 60;
  private static final int TABLE = 4096;

  /** Running sums go from 0 to this, so that their integer part is an index into the table. */
  private static final double SCALE = TABLE - 1;

  private FastaRedux() {}

  public static void run(int n, Output out) {
    Bytes.write(fasta(n), out);
  }

  /** {@return a hash of what {@link #run} writes} */
  public static long kernel(int n) {
    return Bytes.hash(fasta(n));
  }

  private static byte[] fasta(int n) {
    var one = Bytes.of(">ONE Homo sapiens alu\n");
    var two = Bytes.of(">TWO IUB ambiguity codes\n");
    var three = Bytes.of(">THREE Homo sapiens frequency\n");
    int headers = one.length + two.length + three.length;
    var out = new byte[headers + Fasta.lines(2 * n) + Fasta.lines(3 * n) + Fasta.lines(5 * n)];
    var random = new FastaRandom();
    int at = repeat(Fasta.alu(), 2 * n, out, Bytes.copy(one, out, 0));
    at = Bytes.copy(two, out, at);
    at = draw(Bytes.of("acgtBDHKMNRSVWY"), Fasta.iub(), random, 3 * n, out, at);
    at = Bytes.copy(three, out, at);
    draw(Bytes.of("acgt"), Fasta.homoSapiens(), random, 5 * n, out, at);
    return out;
  }

  /**
   * Writes bases in lines, going through the source again and again. Returns where it ended. The
   * source is lengthened by its own first line, so that a line can be copied from any place in it.
   */
  private static int repeat(byte[] source, int bases, byte[] out, int start) {
    var wrapped = new byte[source.length + LINE];
    copy(source, 0, wrapped, 0, source.length);
    copy(source, 0, wrapped, source.length, LINE);
    int at = start;
    int next = 0;
    for (int done = 0; done < bases; done += LINE) {
      int length = Math.min(LINE, bases - done);
      copy(wrapped, next, out, at, length);
      at += length;
      out[at++] = '\n';
      next += LINE;
      next = next >= source.length ? next - source.length : next;
    }
    return at;
  }

  private static void copy(byte[] from, int fromStart, byte[] to, int toStart, int count) {
    for (int i = 0; i < count; i++) {
      to[toStart + i] = from[fromStart + i];
    }
  }

  /** Writes random bases in lines. Returns where it ended. */
  private static int draw(
      byte[] codes, double[] frequencies, FastaRandom random, int bases, byte[] out, int start) {
    accumulate(frequencies);
    var table = table(frequencies);
    int at = start;
    for (int done = 0; done < bases; done += LINE) {
      int end = at + Math.min(LINE, bases - done);
      for (; at < end; at++) {
        double number = SCALE / FastaRandom.MODULUS * random.next();
        int i = table[(int) number];
        while (frequencies[i] <= number) {
          i++;
        }
        out[at] = codes[i];
      }
      out[at++] = '\n';
    }
    return at;
  }

  /** Replaces frequencies by their running sums, scaled; the last is exact. */
  private static void accumulate(double[] frequencies) {
    double sum = 0;
    for (int i = 0; i < frequencies.length; i++) {
      sum += frequencies[i];
      frequencies[i] = sum * SCALE;
    }
    frequencies[frequencies.length - 1] = SCALE;
  }

  /** {@return for each integer the first index whose running sum is not below it} */
  private static int[] table(double[] sums) {
    var table = new int[TABLE];
    int index = 0;
    for (int i = 0; i < TABLE; i++) {
      while (sums[index] < i) {
        index++;
      }
      table[i] = index;
    }
    return table;
  }
}
