package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.Recorders;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import org.jspecify.annotations.Nullable;

/** Rewrites classes as the JVM loads them. */
public final class Transformer implements ClassFileTransformer {
  private final Selection selection;
  private final ClassRewriter rewriter;

  public Transformer(Selection selection, ClassRewriter rewriter) {
    this.selection = selection;
    this.rewriter = rewriter;
  }

  @Override
  public byte @Nullable [] transform(
      Module module,
      @Nullable ClassLoader loader,
      @Nullable String name,
      @Nullable Class<?> redefined,
      @Nullable ProtectionDomain domain,
      byte[] original) {
    if (name == null || !selection.has(name.replace('/', '.'), Selection.isOfJdk(loader, module))) {
      return null;
    }
    if (Recorders.isMuted() && redefined == null) {
      // A class of the JDK that the agent needs to rewrite another.
      return null;
    }
    return Recorders.muted(() -> rewriter.rewrite(original));
  }
}
