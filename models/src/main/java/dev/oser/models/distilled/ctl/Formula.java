package dev.oser.models.distilled.ctl;

/**
 * A formula about a program point (Section 2.3). Letters are meta-variables; a {@link Substitution}
 * says what they stand for. Formulas are data: rules carry them, people print them.
 */
public sealed interface Formula {
  /** Holds everywhere. */
  record True() implements Formula {
    @Override
    public String toString() {
      return "true";
    }
  }

  /** ¬φ */
  record Not(Formula formula) implements Formula {
    @Override
    public String toString() {
      return "¬" + formula;
    }
  }

  /** φ ∧ ψ */
  record And(Formula left, Formula right) implements Formula {
    @Override
    public String toString() {
      return "(" + left + " ∧ " + right + ")";
    }
  }

  /** φ ∨ ψ */
  record Or(Formula left, Formula right) implements Formula {
    @Override
    public String toString() {
      return "(" + left + " ∨ " + right + ")";
    }
  }

  /** {@code def(x)}: the instruction here defines x. */
  record Def(String variable) implements Formula {
    @Override
    public String toString() {
      return "def(" + variable + ")";
    }
  }

  /** {@code use(x)}: the instruction here uses x. */
  record Use(String variable) implements Formula {
    @Override
    public String toString() {
      return "use(" + variable + ")";
    }
  }

  /** {@code stmt(x := e)}: the instruction here is this assignment; e may stand for a variable. */
  record Statement(String variable, String expression) implements Formula {
    @Override
    public String toString() {
      return "stmt(" + variable + " := " + expression + ")";
    }
  }

  /** {@code point(m)}: we are at m. */
  record Point(String point) implements Formula {
    @Override
    public String toString() {
      return "point(" + point + ")";
    }
  }

  /** {@code trans(e)}: the instruction here changes no constituent of e. */
  record Trans(String expression) implements Formula {
    @Override
    public String toString() {
      return "trans(" + expression + ")";
    }
  }

  /** AX, EX and their backward versions. */
  record Next(Direction direction, Quantifier quantifier, Formula formula) implements Formula {
    @Override
    public String toString() {
      return direction.arrow() + quantifier.letter() + "X " + formula;
    }
  }

  /** A(φ U ψ), E(φ U ψ) and their backward versions. */
  record Until(Direction direction, Quantifier quantifier, Formula before, Formula goal)
      implements Formula {
    @Override
    public String toString() {
      return direction.arrow() + quantifier.letter() + "(" + before + " U " + goal + ")";
    }
  }
}
