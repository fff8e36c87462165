package dev.oser.agent.rewrite;

import dev.oser.agent.options.Options;
import dev.oser.agent.options.Pattern;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which classes and methods are instrumented. */
public final class Selection {
  /** Never: what the agent itself runs on while it records an event, or while a class is loaded. */
  private static final List<String> NEVER =
      List.of(
          "java.lang.",
          "java.util.concurrent.",
          "jdk.internal.",
          "sun.",
          "dev.oser.agent.Agent",
          "dev.oser.agent.BootClasses",
          "dev.oser.agent.ClassHeader",
          "dev.oser.agent.NeverInlined",
          "dev.oser.agent.Start",
          "dev.oser.agent.asm.",
          "dev.oser.agent.options.",
          "dev.oser.agent.profile.",
          "dev.oser.agent.report.",
          "dev.oser.agent.rewrite.",
          "dev.oser.agent.runtime.",
          "dev.oser.agent.session.");

  private static final List<String> JDK =
      List.of("java.", "javax.", "jdk.", "sun.", "com.sun.", "netscape.javascript.");

  private final List<Pattern> include;
  private final List<Pattern> exclude;

  public Selection(Options options) {
    include = options.include();
    exclude = options.exclude();
  }

  /**
   * {@return whether some method of a class may be instrumented}
   *
   * <p>Without lambdas and streams: this is asked of every class, also of those the JVM loads to
   * run lambdas and streams for the first time.
   *
   * @param name such as {@code java.util.Map$Entry}
   * @param isOfJdk whether it came with the JVM
   */
  public boolean has(String name, boolean isOfJdk) {
    if (startsWithAny(name, NEVER)) {
      return false;
    }
    for (var pattern : exclude) {
      if (pattern.isOfWholeClasses() && pattern.matchesClass(name)) {
        return false;
      }
    }
    if (include.isEmpty()) {
      return !isOfJdk;
    }
    for (var pattern : include) {
      if (pattern.matchesClass(name) && (!isOfJdk || meansJdk(pattern))) {
        return true;
      }
    }
    return false;
  }

  private static boolean startsWithAny(String name, List<String> prefixes) {
    for (var prefix : prefixes) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }

  /** {@return whether a method of such a class is instrumented} */
  boolean has(String className, String method) {
    return exclude.stream().noneMatch(pattern -> pattern.matches(className, method))
        && (include.isEmpty() || include.stream().anyMatch(p -> p.matches(className, method)));
  }

  /** The star in {@code *Parser} does not mean the JDK. */
  private static boolean meansJdk(Pattern pattern) {
    for (var prefix : JDK) {
      if (pattern.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }

  /** {@return whether a class came with the JVM, whichever of its loaders has it} */
  public static boolean isOfJdk(@Nullable ClassLoader loader, @Nullable Module module) {
    if (loader == null || loader == ClassLoader.getPlatformClassLoader()) {
      return true;
    }
    var name = module == null ? null : module.getName();
    return name != null && (name.startsWith("java.") || name.startsWith("jdk."));
  }
}
