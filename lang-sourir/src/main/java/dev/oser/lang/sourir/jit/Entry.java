package dev.oser.lang.sourir.jit;

import dev.oser.lang.sourir.interp.Code;
import dev.oser.lang.sourir.interp.ResolvedFunction;

/** What can be compiled: a way into a version, for values of which something is known. */
public sealed interface Entry {
  KindContext context();

  /** {@return the version that is entered} */
  Code code();

  /** {@return the same, knowing nothing of the values} */
  Entry general();

  /** Calls of a function; the context is that of the depth and the arguments. */
  record Call(ResolvedFunction function, Signature signature, KindContext context)
      implements Entry {
    @Override
    public Code code() {
      return function.active();
    }

    @Override
    public Call general() {
      return new Call(function, signature, KindContext.top(function.arity() + 1));
    }

    @Override
    public String toString() {
      return function.active().toString() + context;
    }
  }

  /** A loop that runs in the interpreter; the context is that of the variables in scope. */
  record Loop(LoopHead head, KindContext context) implements Entry {
    @Override
    public Code code() {
      return head.code();
    }

    @Override
    public Loop general() {
      return new Loop(head, KindContext.top(head.slots().length));
    }

    @Override
    public String toString() {
      return head.toString() + context;
    }
  }

  /** Where code that was left goes on; the context is that of the resumption's parameters. */
  record Resume(Resumption resumption, KindContext context) implements Entry {
    @Override
    public Code code() {
      return resumption.code();
    }

    @Override
    public Resume general() {
      return new Resume(resumption, KindContext.top(resumption.type().parameters().size()));
    }

    @Override
    public String toString() {
      return resumption.toString() + context;
    }
  }
}
