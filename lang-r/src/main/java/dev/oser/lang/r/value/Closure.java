package dev.oser.lang.r.value;

import org.jspecify.annotations.Nullable;

/** A function written in R, with the environment it was made in. */
public final class Closure extends Function {
  /** What all closures made by one evaluation of the same definition have in common. */
  public static final class Definition {
    private final Formals formals;
    private final Value body;
    private final @Nullable SourceReference source;
    private @Nullable Executable executable;

    public Definition(Formals formals, Value body) {
      this(formals, body, null);
    }

    /**
     * Makes a definition.
     *
     * @param source where it is written, which programs may not see
     */
    public Definition(Formals formals, Value body, @Nullable SourceReference source) {
      this.formals = formals;
      this.body = body;
      this.source = source;
    }

    /** {@return where it is written; null if that is not known} */
    public @Nullable SourceReference source() {
      return source;
    }

    public Formals formals() {
      return formals;
    }

    public Value body() {
      return body;
    }

    public @Nullable Executable executable() {
      return executable;
    }

    public void setExecutable(Executable executable) {
      this.executable = executable;
    }
  }

  private final Definition definition;
  private final Environment environment;

  public Closure(Definition definition, Environment environment) {
    this.definition = definition;
    this.environment = environment;
  }

  public Definition definition() {
    return definition;
  }

  public Formals formals() {
    return definition.formals;
  }

  public Value body() {
    return definition.body;
  }

  public Environment environment() {
    return environment;
  }

  @Override
  public String type() {
    return "closure";
  }
}
