package dev.oser.lang.r.random;

/** A generator whose state is a few words and nothing else. */
abstract sealed class WordGenerator implements Generator
    permits LEcuyer, MarsagliaMulticarry, SuperDuper, WichmannHill {
  final int[] words;

  WordGenerator(int count) {
    words = new int[count];
  }

  /** {@return whether a word can be a part of the state when it is made from a seed} */
  boolean isPossible(int word) {
    return true;
  }

  /** Replaces words with which it would not work. */
  abstract void mend();

  @Override
  public final void seed(int seed) {
    int word = Generator.scrambled(seed);
    for (int i = 0; i < words.length; i++) {
      do {
        word = Generator.congruential(word);
      } while (!isPossible(word));
      words[i] = word;
    }
    mend();
  }

  @Override
  public final int size() {
    return words.length;
  }

  @Override
  public final void save(int[] target, int from) {
    System.arraycopy(words, 0, target, from, words.length);
  }

  @Override
  public final void restore(int[] source, int from) {
    System.arraycopy(source, from, words, 0, words.length);
    mend();
  }
}
