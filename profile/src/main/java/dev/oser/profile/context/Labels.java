package dev.oser.profile.context;

/**
 * The names of methods and call sites. Contexts of different threads, processes and machines are
 * the same if their names are. Two methods of one profile that have the same name stay apart: the
 * second is shown as {@code name (2)}, because adding their counts would void the error bounds.
 */
public interface Labels {
  /** {@return the name of a method} */
  String method(int id);

  /** {@return the name of a call site, for example a file and a line} */
  String site(int id);

  /** {@return labels made of the numbers themselves} */
  static Labels numbers() {
    return new Labels() {
      @Override
      public String method(int id) {
        return Integer.toString(id);
      }

      @Override
      public String site(int id) {
        return Integer.toString(id);
      }
    };
  }
}
