package dev.oser.models;

import dev.oser.models.coreir.laws.CoreIrProperties;
import dev.oser.models.distilled.laws.DistilledProperties;
import dev.oser.models.sourir.laws.SourirProperties;
import java.util.List;
import java.util.stream.Stream;

/** Every property of the models. */
public final class Properties {
  private Properties() {}

  public static List<Property<?>> all() {
    return Stream.of(DistilledProperties.all(), SourirProperties.all(), CoreIrProperties.all())
        .<Property<?>>flatMap(List::stream)
        .toList();
  }
}
