package dev.oser.models.distilled.laws;

import dev.oser.models.Property;
import java.util.List;

/** All properties of the calculus, in the order of the paper. */
public final class DistilledProperties {
  private DistilledProperties() {}

  public static List<Property<?>> all() {
    return List.of(
        TextProperties.textsReadBack(),
        LogicProperties.temporalOperators(),
        LivenessProperties.liveVariablesDecide(),
        RuleProperties.rulesPreserveMeaning(),
        RuleProperties.figure3IsLiveVariableEquivalent(),
        RuleProperties.sinkingAndCopiesAreLiveVariableEquivalent(),
        MappingProperties.compensationIsCorrect(),
        MappingProperties.printedCompensationIsCorrect(),
        MappingProperties.osrTransIsStrict(),
        CompositionProperties.compositionRunsBoth(),
        MappingProperties.mappingsCompose(),
        VersionProperties.landingsAreOnTheTraceOfTheirVersion(),
        VersionProperties.multiVersionProgramsAreDeterministic());
  }
}
