package dev.oser.kit.ir.core;

import dev.oser.kit.ir.Op;

/** An op of the core family. Sealed, so that a switch over the core is exhaustive. */
public sealed interface CoreOp extends Op
    permits ArrayOp,
        BooleanOp,
        CallOp,
        Comparison,
        ControlOp,
        Conversion,
        FloatBinary,
        FloatUnary,
        IntegerBinary,
        IntegerOverflow,
        IntegerUnary,
        OutputOp,
        RecordOp,
        ReferenceOp,
        Select {}
