package dev.oser.bench.kernels;

import dev.oser.kit.runtime.Output;

/** Makes a random DNA sequence in lines, and reverse-complements it in place. */
public final class ReverseComplement {
  private static final int LINE = 60;
  private static final String CODES = "ABCDGHKMNRSTUVWY";
  private static final String COMPLEMENTS = "TVGHCDMKNYSAABWR";

  private ReverseComplement() {}

  public static void run(int n, Output out) {
    Bytes.write(reverseComplement(n), out);
  }

  /** {@return a hash of what {@link #run} writes} */
  public static long kernel(int n) {
    return Bytes.hash(reverseComplement(n));
  }

  private static byte[] reverseComplement(int n) {
    var header = Bytes.of(">ONE random sequence\n");
    var text = new byte[header.length + n + (n + LINE - 1) / LINE];
    int start = Bytes.copy(header, text, 0);
    fill(text, start, n);
    reverse(text, start, complements());
    return text;
  }

  /** Writes random codes in lines. */
  private static void fill(byte[] text, int start, int bases) {
    var codes = Bytes.of(CODES);
    var random = new FastaRandom();
    int at = start;
    for (int done = 0; done < bases; done += LINE) {
      int end = at + Math.min(LINE, bases - done);
      for (; at < end; at++) {
        text[at] = codes[random.next() * codes.length / FastaRandom.MODULUS];
      }
      text[at++] = '\n';
    }
  }

  /** {@return the complement of every code, in either case, by its ASCII number} */
  private static byte[] complements() {
    var codes = Bytes.of(CODES);
    var complements = Bytes.of(COMPLEMENTS);
    var table = new byte[128];
    for (int i = 0; i < codes.length; i++) {
      table[codes[i]] = complements[i];
      table[codes[i] + 32] = complements[i];
    }
    return table;
  }

  /** Exchanges the ends and moves inwards; line ends stay where they are. */
  private static void reverse(byte[] text, int start, byte[] complements) {
    int left = start;
    int right = text.length - 1;
    while (left <= right) {
      if (text[left] == '\n') {
        left++;
      } else if (text[right] == '\n') {
        right--;
      } else {
        byte swap = complements[text[left]];
        text[left] = complements[text[right]];
        text[right] = swap;
        left++;
        right--;
      }
    }
  }
}
