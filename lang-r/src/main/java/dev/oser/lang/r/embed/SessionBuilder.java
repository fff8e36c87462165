package dev.oser.lang.r.embed;

import dev.oser.lang.r.runtime.Permissions;
import dev.oser.lang.r.runtime.Reach;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Says what a session is given. Without another word it gets no files, processes, environment
 * variables or objects of Java, cannot be ended by {@code quit()}, reads nothing, and its output is
 * there for {@link Session#takeOutput}. There is no network: {@code url()} reads files only.
 */
public final class SessionBuilder {
  InputStream input = InputStream.nullInputStream();
  @Nullable OutputStream output;
  @Nullable OutputStream errors;
  List<String> arguments = List.of("R");
  Path directory = Path.of("").toAbsolutePath();
  Limits limits = Limits.none();
  final Map<String, HostFunction> functions = new LinkedHashMap<>();
  final List<Class<?>> exposed = new ArrayList<>();

  private Reach reading = new Reach.Nothing();
  private Reach writing = new Reach.Nothing();
  private boolean processes;
  private boolean environment;
  private boolean quitting;

  SessionBuilder() {}

  /** Where relative paths start. That alone does not allow to read anything there. */
  public SessionBuilder directory(Path start) {
    directory = start.toAbsolutePath();
    return this;
  }

  /** What {@code stdin()} of the program reads. */
  public SessionBuilder input(InputStream stream) {
    input = stream;
    return this;
  }

  /** Where the program prints to, and its messages too unless they have a stream of their own. */
  public SessionBuilder output(OutputStream stream) {
    output = stream;
    return this;
  }

  /** Where messages go. */
  public SessionBuilder errors(OutputStream stream) {
    errors = stream;
    return this;
  }

  /** What {@code commandArgs()} gives. */
  public SessionBuilder arguments(List<String> given) {
    arguments = List.copyOf(given);
    return this;
  }

  /** How much each evaluation may have. */
  public SessionBuilder limits(Limits most) {
    limits = most;
    return this;
  }

  /** Files below a directory may be read. */
  public SessionBuilder readBelow(Path root) {
    reading = new Reach.Below(root);
    return this;
  }

  /** Files below a directory may be read, made, changed and removed. */
  public SessionBuilder writeBelow(Path root) {
    reading = new Reach.Below(root);
    writing = new Reach.Below(root);
    return this;
  }

  /** Other programs may be started. They are not subject to any limit but those of the system. */
  public SessionBuilder processes() {
    processes = true;
    return this;
  }

  /**
   * Variables of the environment can be read. Those that a program sets are its own in any case.
   */
  public SessionBuilder environment() {
    environment = true;
    return this;
  }

  /** {@code quit()} ends the session: it is closed, and its caller gets a QuitException. */
  public SessionBuilder quitting() {
    quitting = true;
    return this;
  }

  /** Everything is allowed, as for a program that a person starts. */
  public SessionBuilder trusted() {
    reading = new Reach.Everything();
    writing = new Reach.Everything();
    return processes().environment().quitting();
  }

  /** Gives programs a function of Java. */
  public SessionBuilder function(String name, HostFunction function) {
    functions.put(name, function);
    return this;
  }

  /**
   * Objects of this interface may be given to {@link Session#set}; programs can call its methods,
   * as {@code object$method(argument)}, and nothing else of them.
   */
  public SessionBuilder expose(Class<?> type) {
    if (!type.isInterface()) {
      throw new IllegalArgumentException("expose an interface: its methods are what is allowed");
    }
    exposed.add(type);
    return this;
  }

  Permissions permissions() {
    return new Permissions(reading, writing, processes, environment, quitting);
  }

  public Session build() {
    return new Session(this);
  }
}
