package dev.oser.lang.r.value;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A call as a value: the function, the arguments and their names. What is taken out of a call may
 * have a name in the place of the function: {@code quote(f(a = g))[2]} is a call of {@code g}.
 */
public final class Call extends Value {
  private static final Value[] NO_ARGUMENTS = {};

  /** Where more methods than this are called, none is worth knowing. */
  private static final int MOST_METHODS = 3;

  private final Value function;
  private final Value[] arguments;
  private final String @Nullable [] names;
  private final String functionName;

  /** What the interpreter has made of this, if it was evaluated. */
  private @Nullable Executable executable;

  /** What a generic that is called here has led to; null before, and none if too many. */
  private @Nullable List<Closure.Definition> methods;

  public Call(Value function, Value[] arguments, String @Nullable [] names) {
    this("", function, arguments, names);
  }

  private Call(String functionName, Value function, Value[] arguments, String @Nullable [] names) {
    this.functionName = functionName;
    this.function = function;
    this.arguments = arguments;
    this.names = names;
    share();
  }

  public static Call of(String function, Value... arguments) {
    return new Call(Symbol.of(function), arguments, null);
  }

  public static Call of(Value function) {
    return new Call(function, NO_ARGUMENTS, null);
  }

  public Value function() {
    return function;
  }

  /** {@return the name in the place of the function; nearly always empty} */
  public String functionName() {
    return functionName;
  }

  /** {@return the same call with a name in the place of the function, without attributes} */
  public Call withFunctionName(String name) {
    return new Call(name, function, arguments, names);
  }

  /** {@return whether the function or an argument has a name} */
  public boolean hasNames() {
    return names != null || !functionName.isEmpty();
  }

  /** {@return the number of arguments} */
  public int size() {
    return arguments.length;
  }

  public Value argument(int index) {
    return arguments[index];
  }

  /** {@return the arguments; they must not be changed} */
  public Value[] arguments() {
    return arguments;
  }

  /** {@return the names of the arguments, empty where there is none; null if there are none} */
  public String @Nullable [] names() {
    return names;
  }

  /** {@return the name of an argument, or the empty string} */
  public String name(int index) {
    return names == null ? "" : names[index];
  }

  public boolean calls(Symbol name) {
    return function == name;
  }

  public @Nullable Executable executable() {
    return executable;
  }

  public void setExecutable(Executable executable) {
    this.executable = executable;
  }

  /** Notes the method that a generic which was called here has led to. */
  public void noteMethod(Closure.Definition method) {
    var known = methods;
    if (known == null) {
      methods = List.of(method);
    } else if (!known.isEmpty() && known.getLast() != method && !known.contains(method)) {
      methods =
          known.size() == MOST_METHODS
              ? List.of()
              : Stream.concat(known.stream(), Stream.of(method)).toList();
    }
  }

  /** {@return the methods that were called here by a generic, if they are few} */
  public List<Closure.Definition> methods() {
    var known = methods;
    return known == null ? List.of() : known;
  }

  @Override
  public String type() {
    return "language";
  }

  @Override
  public int length() {
    return arguments.length + 1;
  }
}
