package dev.oser.models;

import dev.oser.models.distilled.laws.DistilledProperties;
import java.util.List;

/** Every property of the models. */
public final class Properties {
  private Properties() {}

  public static List<Property<?>> all() {
    return List.copyOf(DistilledProperties.all());
  }
}
