package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Target;
import dev.oser.models.sourir.Version;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds assumes by what names them. */
final class AssumeIndex {
  private final Program program;
  private final Map<VersionName, Map<String, Found>> found = new HashMap<>();

  /** An assume and where it is. */
  record Found(Function function, Version version, Instruction.Assume assume) {}

  AssumeIndex(Program program) {
    this.program = program;
  }

  /** {@return the assume at a target, or null if something else is there} */
  @Nullable Found at(Target target) {
    return found
        .computeIfAbsent(new VersionName(target.function(), target.version()), this::assumes)
        .get(target.label());
  }

  private Map<String, Found> assumes(VersionName name) {
    var assumes = new HashMap<String, Found>();
    var function = program.function(name.function()).orElseThrow();
    var version = function.version(name.version()).orElseThrow();
    for (var assume : Assumes.of(version)) {
      assumes.put(assume.label(), new Found(function, version, assume));
    }
    return assumes;
  }
}
