package dev.oser.kit.ir.core;

import dev.oser.kit.ir.Condition;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compares two primitives of the same type. On f64 every comparison with NaN is false, except
 * {@code ne}.
 */
public record Comparison(Kind kind, CoreType type) implements CoreOp, Condition {
  // What a record has of itself is made by the JVM when it is first asked, which takes long.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Comparison op && op.kind == kind && op.type == type;
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + type.hashCode();
  }

  /** The relations. */
  public enum Kind {
    EQ("Equal.", Opcode.IF_ICMPEQ, Opcode.IFEQ),
    NE("Not equal.", Opcode.IF_ICMPNE, Opcode.IFNE),
    LT("Less.", Opcode.IF_ICMPLT, Opcode.IFLT),
    LE("Less or equal.", Opcode.IF_ICMPLE, Opcode.IFLE),
    GT("Greater.", Opcode.IF_ICMPGT, Opcode.IFGT),
    GE("Greater or equal.", Opcode.IF_ICMPGE, Opcode.IFGE);

    private final String documentation;
    private final Opcode onInts;
    private final Opcode onZero;

    Kind(String documentation, Opcode onInts, Opcode onZero) {
      this.documentation = documentation;
      this.onInts = onInts;
      this.onZero = onZero;
    }

    /** {@return this relation on a type} */
    public Comparison on(CoreType type) {
      return new Comparison(this, type);
    }

    /**
     * {@return whether the type can be compared this way: i1 only for equality, references not at
     * all}
     */
    public boolean isDefinedOn(CoreType type) {
      return switch (type) {
        case I1 -> this == EQ || this == NE;
        case I8, I32, I64, F64 -> true;
        case VOID, REF -> false;
      };
    }

    /** {@return the relation that holds when this does not; of f64, unless one is NaN} */
    public Kind opposite() {
      return switch (this) {
        case EQ -> NE;
        case NE -> EQ;
        case LT -> GE;
        case LE -> GT;
        case GT -> LE;
        case GE -> LT;
      };
    }

    /** {@return the relation of the second to the first when this is that of the first to it} */
    public Kind swapped() {
      return switch (this) {
        case EQ, NE -> this;
        case LT -> GT;
        case LE -> GE;
        case GT -> LT;
        case GE -> LE;
      };
    }

    private boolean holds(int order) {
      return switch (this) {
        case EQ -> order == 0;
        case NE -> order != 0;
        case LT -> order < 0;
        case LE -> order <= 0;
        case GT -> order > 0;
        case GE -> order >= 0;
      };
    }

    private boolean holds(double a, double b) {
      return switch (this) {
        case EQ -> a == b;
        case NE -> a != b;
        case LT -> a < b;
        case LE -> a <= b;
        case GT -> a > b;
        case GE -> a >= b;
      };
    }
  }

  public Comparison {
    if (!kind.isDefinedOn(type)) {
      throw new IllegalArgumentException(type + " has no " + kind);
    }
  }

  @Override
  public String mnemonic() {
    return Arithmetic.mnemonic(type, kind);
  }

  @Override
  public List<Type> operandTypes() {
    return List.of(type, type);
  }

  @Override
  public Type resultType() {
    return CoreType.I1;
  }

  @Override
  public Effects effects() {
    return Effects.PURE;
  }

  @Override
  public boolean isCommutative() {
    return kind == Kind.EQ || kind == Kind.NE;
  }

  @Override
  public String documentation() {
    return kind.documentation;
  }

  @Override
  public Object evaluate(@Nullable Object[] operands, Execution execution) {
    return switch (type) {
      case F64 -> kind.holds(Boxed.f64(operands, 0), Boxed.f64(operands, 1));
      case I1 -> kind.holds(Boolean.compare(Boxed.i1(operands, 0), Boxed.i1(operands, 1)));
      default -> kind.holds(Long.compare(Boxed.integer(operands, 0), Boxed.integer(operands, 1)));
    };
  }

  /** NaN does not equal itself, but not even NaN is less than itself. */
  @Override
  public @Nullable Value simplify(List<Value> operands) {
    var a = operands.get(0);
    var b = operands.get(1);
    if (a.equals(b)) {
      boolean isStrict = kind == Kind.LT || kind == Kind.GT;
      return type == CoreType.F64 && !isStrict ? null : Constant.of(kind.holds(0));
    }
    if (type == CoreType.I1) {
      var neutral = Constant.of(kind == Kind.EQ);
      return b.equals(neutral) ? a : a.equals(neutral) ? b : null;
    }
    return null;
  }

  @Override
  public void lowerJump(CodeBuilder code, boolean when, Label target) {
    var relation = when ? kind : kind.opposite();
    switch (type) {
      case I64 -> code.lcmp().branch(relation.onZero, target);
      case F64 -> {
        // NaN must compare as if the original relation failed, whichever way the jump goes.
        boolean nanIsLess = kind == Kind.GT || kind == Kind.GE;
        (nanIsLess ? code.dcmpl() : code.dcmpg()).branch(relation.onZero, target);
      }
      default -> code.branch(relation.onInts, target);
    }
  }
}
