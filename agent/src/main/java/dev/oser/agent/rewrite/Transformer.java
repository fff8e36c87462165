package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.Recorders;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/** Rewrites classes as the JVM loads them. */
public final class Transformer implements ClassFileTransformer {
  private final Selection selection;
  private final ClassRewriter rewriter;
  private final Consumer<Throwable> failed;

  /**
   * @param failed is told what went wrong in the agent itself
   */
  public Transformer(Selection selection, ClassRewriter rewriter, Consumer<Throwable> failed) {
    this.selection = selection;
    this.rewriter = rewriter;
    this.failed = failed;
  }

  @Override
  public byte @Nullable [] transform(
      Module module,
      @Nullable ClassLoader loader,
      @Nullable String name,
      @Nullable Class<?> redefined,
      @Nullable ProtectionDomain domain,
      byte[] original) {
    try {
      return transform(module, loader, name, redefined, original);
    } catch (StackOverflowError e) {
      // A class that is loaded where the stack is nearly full is left alone.
      return null;
    } catch (Throwable e) {
      // The JVM would go on with the class as it is, too, but say nothing.
      failed.accept(e);
      return null;
    }
  }

  private byte @Nullable [] transform(
      Module module,
      @Nullable ClassLoader loader,
      @Nullable String name,
      @Nullable Class<?> redefined,
      byte[] original) {
    if (name != null && !isChosen(name, loader, module)) {
      return null;
    }
    if (Recorders.isMuted() && redefined == null) {
      // A class of the JDK that the agent needs to rewrite another.
      return null;
    }
    return Recorders.muted(
        () -> {
          // The program may have defined it without saying its name.
          boolean isChosen =
              name != null || isChosen(new ClassReader(original).getClassName(), loader, module);
          return isChosen ? rewriter.rewrite(original) : null;
        });
  }

  private boolean isChosen(String name, @Nullable ClassLoader loader, Module module) {
    boolean isOfJdk = Selection.isOfJdk(loader, module);
    boolean isChosen = selection.has(name.replace('/', '.'), isOfJdk);
    if (!isChosen && !isOfJdk) {
      rewriter.passOver();
    }
    return isChosen;
  }
}
