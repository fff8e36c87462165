package dev.oser.models;

import dev.oser.models.distilled.laws.DistilledProperties;
import dev.oser.models.sourir.laws.SourirProperties;
import java.util.List;
import java.util.stream.Stream;

/** Every property of the models. */
public final class Properties {
  private Properties() {}

  public static List<Property<?>> all() {
    return Stream.concat(DistilledProperties.all().stream(), SourirProperties.all().stream())
        .<Property<?>>map(each -> each)
        .toList();
  }
}
