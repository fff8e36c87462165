package dev.oser.bench.kernels;

import dev.oser.kit.runtime.Output;

/** Writes DNA sequences: one copied, two drawn at random from given frequencies. */
public final class Fasta {
  private static final int LINE = 60;

  private Fasta() {}

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
    var out = new byte[headers + lines(2 * n) + lines(3 * n) + lines(5 * n)];
    var random = new FastaRandom();
    int at = repeat(alu(), 2 * n, out, Bytes.copy(one, out, 0));
    at = Bytes.copy(two, out, at);
    at = draw(Bytes.of("acgtBDHKMNRSVWY"), iub(), random, 3 * n, out, at);
    at = Bytes.copy(three, out, at);
    draw(Bytes.of("acgt"), homoSapiens(), random, 5 * n, out, at);
    return out;
  }

  static byte[] alu() {
    return Bytes.of(
        "GGCCGGGCGCGGTGGCTCACGCCTGTAATCCCAGCACTTTGGGAGGCCGAGGCGGGCGGA"
            + "TCACCTGAGGTCAGGAGTTCGAGACCAGCCTGGCCAACATGGTGAAACCCCGTCTCTACT"
            + "AAAAATACAAAAATTAGCCGGGCGTGGTGGCGCGCGCCTGTAATCCCAGCTACTCGGGAG"
            + "GCTGAGGCAGGAGAATCGCTTGAACCCGGGAGGCGGAGGTTGCAGTGAGCCGAGATCGCG"
            + "CCACTGCACTCCAGCCTGGGCGACAGAGCGAGACTCCGTCTCAAAAA");
  }

  /** {@return the frequencies of the IUB ambiguity codes} */
  static double[] iub() {
    return new double[] {
      0.27, 0.12, 0.12, 0.27, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02
    };
  }

  /** {@return the frequencies of the bases in the human genome} */
  static double[] homoSapiens() {
    return new double[] {0.3029549426680, 0.1979883004921, 0.1975473066391, 0.3015094502008};
  }

  /** {@return the length of this many bases in lines} */
  static int lines(int bases) {
    return bases + (bases + LINE - 1) / LINE;
  }

  /** Writes bases in lines, going through the source again and again. Returns where it ended. */
  private static int repeat(byte[] source, int bases, byte[] out, int start) {
    int at = start;
    int next = 0;
    for (int done = 0; done < bases; done += LINE) {
      int end = at + Math.min(LINE, bases - done);
      for (; at < end; at++) {
        out[at] = source[next];
        next++;
        next = next == source.length ? 0 : next;
      }
      out[at++] = '\n';
    }
    return at;
  }

  /** Writes random bases in lines. Returns where it ended. */
  private static int draw(
      byte[] codes, double[] frequencies, FastaRandom random, int bases, byte[] out, int start) {
    accumulate(frequencies);
    int at = start;
    for (int done = 0; done < bases; done += LINE) {
      int end = at + Math.min(LINE, bases - done);
      for (; at < end; at++) {
        out[at] = codes[pick(frequencies, (double) random.next() / FastaRandom.MODULUS)];
      }
      out[at++] = '\n';
    }
    return at;
  }

  /** Replaces frequencies by their running sums. */
  private static void accumulate(double[] frequencies) {
    double sum = 0;
    for (int i = 0; i < frequencies.length; i++) {
      sum += frequencies[i];
      frequencies[i] = sum;
    }
  }

  /** {@return the first index whose running sum exceeds the number} */
  private static int pick(double[] sums, double number) {
    int i = 0;
    while (sums[i] <= number) {
      i++;
    }
    return i;
  }
}
