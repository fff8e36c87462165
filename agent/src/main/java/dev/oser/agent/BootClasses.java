package dev.oser.agent;

import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.security.ProtectionDomain;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.zip.ZipFile;

/**
 * Gives the classes of the agent's jar to the boot loader, so that every class can call them
 * whatever its own loader hides.
 *
 * <p>{@link Instrumentation#appendToBootstrapClassLoaderSearch} would do the same, but then the JVM
 * says on the program's output that it shares fewer classes. So the agent, as agents may, has an
 * internal package of the JDK exported to itself and defines the classes one by one.
 */
final class BootClasses {
  private static final String PREFIX = "dev/oser/agent/";

  private final Instrumentation instrumentation;
  private final Map<String, byte[]> waiting = new LinkedHashMap<>();
  private final Object unsafe;
  private final Method define;

  private BootClasses(Instrumentation instrumentation) throws ReflectiveOperationException {
    this.instrumentation = instrumentation;
    change(Map.of("jdk.internal.misc", Set.of(BootClasses.class.getModule())), Map.of());
    var type = Class.forName("jdk.internal.misc.Unsafe");
    unsafe = type.getMethod("getUnsafe").invoke(null);
    define =
        type.getMethod(
            "defineClass",
            String.class,
            byte[].class,
            int.class,
            int.class,
            ClassLoader.class,
            ProtectionDomain.class);
  }

  private void change(Map<String, Set<Module>> exports, Map<String, Set<Module>> opens) {
    instrumentation.redefineModule(
        Object.class.getModule(), Set.of(), exports, opens, Set.of(), Map.of());
  }

  static void define(Instrumentation instrumentation) throws Exception {
    var classes = new BootClasses(instrumentation);
    var location = BootClasses.class.getProtectionDomain().getCodeSource().getLocation();
    classes.read(new File(location.toURI()));
    // What marks it is among the others.
    var unmarked = Objects.requireNonNull(classes.waiting.remove(NeverInlined.NAME));
    while (!classes.waiting.isEmpty()) {
      classes.define(classes.waiting.keySet().iterator().next());
    }
    var marked = classes.define(NeverInlined.NAME, NeverInlined.mark(unmarked));
    // On older JVMs the number of a thread is only in a private variable of it.
    classes.change(Map.of(), Map.of("java.lang", Set.of(marked.getModule())));
  }

  private void read(File file) throws IOException {
    try (var jar = new JarFile(file, false, ZipFile.OPEN_READ, Runtime.version())) {
      var entries = jar.versionedStream().iterator();
      while (entries.hasNext()) {
        var entry = entries.next();
        var name = entry.getName();
        // Those of the package itself stay where they are.
        if (name.endsWith(".class")
            && name.startsWith(PREFIX)
            && name.indexOf('/', PREFIX.length()) > 0) {
          try (var in = jar.getInputStream(entry)) {
            waiting.put(name.substring(0, name.length() - ".class".length()), in.readAllBytes());
          }
        }
      }
    }
  }

  /** Defines a class after its superclass and interfaces, which must be there already. */
  private void define(String name) throws IOException, ReflectiveOperationException {
    var bytes = waiting.remove(name);
    if (bytes != null) {
      for (var supertype : ClassHeader.supertypes(bytes)) {
        define(supertype);
      }
      define(name, bytes);
    }
  }

  private Class<?> define(String name, byte[] bytes) throws ReflectiveOperationException {
    return (Class<?>)
        Objects.requireNonNull(define.invoke(unsafe, name, bytes, 0, bytes.length, null, null));
  }
}
