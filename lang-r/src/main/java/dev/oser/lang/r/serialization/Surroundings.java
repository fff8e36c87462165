package dev.oser.lang.r.serialization;

import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** What a value refers to without containing it: environments and functions of the session. */
public interface Surroundings {
  Environment global();

  Environment base();

  /** {@return the namespace of base} */
  Environment baseNamespace();

  /** {@return whether functions of base run in this environment} */
  boolean isLibrary(Environment environment);

  /** {@return whether functions of base or another of R's own packages run in this environment} */
  boolean isStandard(Environment environment);

  Environment empty();

  /** {@return the name and the version of a namespace; null if this is none} */
  @Nullable StringVector namespaceName(Environment environment);

  /** {@return the namespace of a name and a version} */
  Environment namespace(StringVector name);

  /** {@return what is attached under a name, such as {@code package:stats}} */
  Environment attached(String name);

  /** {@return a primitive function} */
  Function primitive(String name);

  /** {@return the name of a function that every session has; null if this is another one} */
  @Nullable String libraryName(Function function);

  /** {@return the function of the library with this name; null if there is none} */
  @Nullable Function libraryFunction(String name);

  /** {@return the name that stands for an environment; null if it is written as it is} */
  @Nullable StringVector persistentName(Environment environment);

  /** {@return what a name stands for} */
  Value persistent(StringVector name);

  /** {@return numbers as texts, as {@code as.character} makes them} */
  StringVector texts(Value numbers);
}
