package dev.oser.models.distilled;

/** Programs from text. */
final class Texts {
  private Texts() {}

  static Program program(String text) {
    return Parser.parse(text).orThrow();
  }
}
