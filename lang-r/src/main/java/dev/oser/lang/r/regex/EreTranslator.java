package dev.oser.lang.r.regex;

import java.util.List;

/** Writes an extended expression in the words of {@code java.util.regex}. */
final class EreTranslator {
  private final StringBuilder out = new StringBuilder();

  private EreTranslator() {}

  static String translate(EreNode node) {
    var translator = new EreTranslator();
    translator.write(node);
    return translator.out.toString();
  }

  private void write(EreNode node) {
    switch (node) {
      case EreNode.One(var set) -> set.appendJava(out);
      case EreNode.Sequence(var parts) -> {
        for (var part : parts) {
          boolean choice = part instanceof EreNode.Choice;
          out.append(choice ? "(?:" : "");
          write(part);
          out.append(choice ? ")" : "");
        }
      }
      case EreNode.Choice(var alternatives) -> {
        for (int i = 0; i < alternatives.size(); i++) {
          out.append(i > 0 ? "|" : "");
          write(alternatives.get(i));
        }
      }
      case EreNode.Group(var body, int number) -> {
        out.append(number > 0 ? "(" : "(?:");
        write(body);
        out.append(')');
      }
      case EreNode.Repeat(var body, int min, int max, boolean lazy) -> {
        boolean single = body instanceof EreNode.One || body instanceof EreNode.Group;
        out.append(single ? "" : "(?:");
        write(body);
        out.append(single ? "" : ")").append(times(min, max)).append(lazy ? "?" : "");
      }
      case EreNode.Place(var assertion) -> out.append(assertion.java);
      case EreNode.Reference(int group, boolean ignoreCase) ->
          out.append(ignoreCase ? "(?iu:\\" : "(?:\\").append(group).append(')');
    }
  }

  private static String times(int min, int max) {
    if (max < 0 && min <= 1) {
      return min == 0 ? "*" : "+";
    }
    return min == 0 && max == 1 ? "?" : "{" + min + "," + (max < 0 ? "" : max) + "}";
  }

  /** {@return for each group the one around it, 0 for none} */
  static int[] parents(EreNode node, int groups) {
    var parents = new int[groups + 1];
    parents(node, 0, parents);
    return parents;
  }

  private static void parents(EreNode node, int around, int[] parents) {
    int inner = around;
    if (node instanceof EreNode.Group(var body, int number) && number > 0) {
      parents[number] = around;
      inner = number;
    }
    for (var part : parts(node)) {
      parents(part, inner, parents);
    }
  }

  private static List<EreNode> parts(EreNode node) {
    return switch (node) {
      case EreNode.Sequence(var parts) -> parts;
      case EreNode.Choice(var alternatives) -> alternatives;
      case EreNode.Group(var body, int number) -> List.of(body);
      case EreNode.Repeat repeat -> List.of(repeat.body());
      case EreNode.One one -> List.of();
      case EreNode.Place place -> List.of();
      case EreNode.Reference reference -> List.of();
    };
  }
}
