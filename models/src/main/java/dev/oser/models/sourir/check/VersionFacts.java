package dev.oser.models.sourir.check;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Version;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What is known about versions, found out once for each: many assumes fall back to the same one.
 */
final class VersionFacts {
  private final Map<Version, Scopes> scopes = new IdentityHashMap<>();
  private final Map<Version, Labels> labels = new IdentityHashMap<>();

  Scopes scopes(Function function, Version version) {
    return scopes.computeIfAbsent(version, _ -> Scopes.of(function, version));
  }

  Labels labels(Version version) {
    return labels.computeIfAbsent(version, Labels::of);
  }
}
