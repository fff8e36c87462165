package dev.oser.cli;

import dev.oser.kit.Engine;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of an engine as people write it. */
final class EngineConverter implements ITypeConverter<Engine> {
  @Override
  public Engine convert(String name) {
    for (var engine : Engine.values()) {
      if (engine.name().toLowerCase(Locale.ROOT).equals(name)) {
        return engine;
      }
    }
    throw new TypeConversionException("expected interpreter or compiler, not '" + name + "'");
  }
}
