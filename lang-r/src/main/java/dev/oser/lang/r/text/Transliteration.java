package dev.oser.lang.r.text;

import java.text.Normalizer;
import java.util.Map;

/** Texts in the letters of ASCII that come closest. */
public final class Transliteration {
  private static final Map<Integer, String> SIMILAR =
      Map.ofEntries(
          Map.entry((int) 'ß', "ss"),
          Map.entry((int) 'æ', "ae"),
          Map.entry((int) 'Æ', "AE"),
          Map.entry((int) 'œ', "oe"),
          Map.entry((int) 'Œ', "OE"),
          Map.entry((int) 'ø', "o"),
          Map.entry((int) 'Ø', "O"),
          Map.entry((int) 'ł', "l"),
          Map.entry((int) 'Ł', "L"),
          Map.entry((int) 'đ', "d"),
          Map.entry((int) 'Đ', "D"),
          Map.entry((int) 'þ', "th"),
          Map.entry((int) '€', "EUR"),
          Map.entry((int) '©', "(C)"),
          Map.entry((int) '®', "(R)"),
          Map.entry((int) '«', "<<"),
          Map.entry((int) '»', ">>"),
          Map.entry((int) '‘', "'"),
          Map.entry((int) '’', "'"),
          Map.entry((int) '“', "\""),
          Map.entry((int) '”', "\""),
          Map.entry((int) '–', "-"),
          Map.entry((int) '—', "-"),
          Map.entry((int) '…', "..."),
          Map.entry(0xA0, " "));

  private Transliteration() {}

  /** {@return the text; a question mark stands for what nothing comes close to} */
  public static String of(String text) {
    var result = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              if (point < 0x80) {
                result.append((char) point);
              } else {
                result.append(similar(point));
              }
            });
    return result.toString();
  }

  private static String similar(int point) {
    var known = SIMILAR.get(point);
    if (known != null) {
      return known;
    }
    int base = Normalizer.normalize(Character.toString(point), Normalizer.Form.NFKD).codePointAt(0);
    return base < 0x80 ? Character.toString(base) : "?";
  }
}
