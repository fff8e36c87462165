package dev.oser.agent;

import java.io.File;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.security.ProtectionDomain;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;

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

  private final Map<String, byte[]> waiting = new LinkedHashMap<>();
  private final Object unsafe;
  private final Method define;

  private BootClasses(Instrumentation instrumentation) throws ReflectiveOperationException {
    var base = Object.class.getModule();
    instrumentation.redefineModule(
        base,
        Set.of(),
        Map.of("jdk.internal.misc", Set.of(BootClasses.class.getModule())),
        Map.of(),
        Set.of(),
        Map.of());
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

  static void define(Instrumentation instrumentation) throws Exception {
    var classes = new BootClasses(instrumentation);
    var location = BootClasses.class.getProtectionDomain().getCodeSource().getLocation();
    classes.read(new File(location.toURI()));
    while (!classes.waiting.isEmpty()) {
      classes.define(classes.waiting.keySet().iterator().next());
    }
  }

  private void read(File file) throws IOException {
    try (var jar = new JarFile(file)) {
      for (var entries = jar.entries(); entries.hasMoreElements(); ) {
        var entry = entries.nextElement();
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
  private void define(String name) throws ReflectiveOperationException {
    var bytes = waiting.remove(name);
    if (bytes == null) {
      return;
    }
    var model = ClassFile.of().parse(bytes);
    if (model.superclass().isPresent()) {
      define(model.superclass().get().asInternalName());
    }
    for (ClassEntry each : model.interfaces()) {
      define(each.asInternalName());
    }
    var code = NeverInlined.is(name) ? NeverInlined.mark(model) : bytes;
    define.invoke(unsafe, name, code, 0, code.length, null, null);
  }
}
