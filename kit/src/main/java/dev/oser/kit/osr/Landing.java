package dev.oser.kit.osr;

import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import java.util.List;
import java.util.Map;

/**
 * Where execution goes on in the target version. Between the source point and the place that
 * corresponds to the landing, the source version may have instructions without effects that the
 * target does not have there, and jumps on the way.
 *
 * @param at the instruction of the target that is executed next
 * @param ahead instructions of the source that would be executed before it reaches that place, with
 *     what their operands are: values at the source point, or other instructions ahead
 * @param passed parameters of the source that jumps on the way would set, and to what
 */
public record Landing(
    Instruction at, Map<Instruction, List<Value>> ahead, Map<Parameter, Value> passed) {}
