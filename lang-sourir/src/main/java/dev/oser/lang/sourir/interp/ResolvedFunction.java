package dev.oser.lang.sourir.interp;

import dev.oser.lang.sourir.runtime.Callee;
import dev.oser.lang.sourir.runtime.Kinds;
import dev.oser.models.sourir.Function;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A function with its versions, how often it was called and with what. */
public final class ResolvedFunction implements Callee {
  private final Function source;
  private final ResolvedProgram program;
  private final Map<String, Code> codes = new LinkedHashMap<>();
  private final byte[] parameterKinds;
  private int calls;
  private volatile @Nullable MethodHandle compiled;

  ResolvedFunction(Function source, ResolvedProgram program) {
    this.source = source;
    this.program = program;
    this.parameterKinds = new byte[source.parameters().size()];
    source.versions().forEach(version -> codes.put(version.name(), new Code(this, version)));
  }

  Function source() {
    return source;
  }

  public ResolvedProgram program() {
    return program;
  }

  @Override
  public String name() {
    return source.name();
  }

  @Override
  public int arity() {
    return source.parameters().size();
  }

  /** {@return the name of a parameter} */
  public String parameter(int index) {
    return source.parameters().get(index);
  }

  /** {@return the version that calls run} */
  public Code active() {
    return code(source.active().name());
  }

  public Code code(String version) {
    return Objects.requireNonNull(codes.get(version), version);
  }

  /** {@return a new frame of the active version} */
  Frame frame(Object[] arguments) {
    var frame = new Frame(active(), 0);
    var parameters = source.parameters();
    for (int i = 0; i < arguments.length; i++) {
      frame.slots()[active().slot(parameters.get(i))] = arguments[i];
      parameterKinds[i] |= (byte) Kinds.of(arguments[i]);
    }
    return frame;
  }

  /** {@return how often the interpreter has called it, this time included} */
  int countCall() {
    return ++calls;
  }

  /** Starts counting calls anew. */
  public void forgetCalls() {
    calls = 0;
  }

  /** {@return the kinds of values seen in a parameter} */
  public int parameterKinds(int index) {
    return parameterKinds[index];
  }

  /** {@return whether calls go to compiled code} */
  boolean isCompiled() {
    return compiled != null;
  }

  /**
   * Makes calls go to a handle that takes the depth and the arguments; null to interpret calls
   * again.
   */
  public void setCompiled(@Nullable MethodHandle handle) {
    compiled =
        handle == null
            ? null
            : handle
                .asSpreader(1, Object[].class, arity())
                .asType(MethodType.methodType(Object.class, int.class, Object[].class));
  }

  @Override
  public Object call(int depth, Object[] arguments) {
    var handle = compiled;
    try {
      return handle == null
          ? program.interpreter().call(this, depth, arguments)
          : (Object) handle.invokeExact(depth, arguments);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("generated code threw a checked exception", e);
    }
  }
}
