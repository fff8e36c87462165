package dev.oser.bench.agent;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.jar.JarFile;

/** Loads and verifies, or also initialises, every class of some jars, and says how that went. */
public final class LoadClasses {
  /** What is done to classes: the first argument; the others are jars. */
  static final String INITIALISE = "initialise";

  /** Without a chance to do anything. */
  static final String LINK = "link";

  private LoadClasses() {}

  public static void main(String[] arguments) throws IOException {
    boolean initialises = arguments[0].equals(INITIALISE);
    var jars = Arrays.asList(arguments).subList(1, arguments.length);
    var urls = new ArrayList<URL>();
    for (var jar : jars) {
      urls.add(Path.of(jar).toUri().toURL());
    }
    int classes = 0;
    for (var jar : jars) {
      // A loader for each, so that the classes of so many need not all be in memory.
      try (var loader =
          new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
        for (var name : names(jar)) {
          System.out.println(name + " " + load(name, initialises, loader));
          classes++;
        }
      }
    }
    System.out.println(classes + " classes");
    System.exit(0);
  }

  static ArrayList<String> names(String jar) throws IOException {
    var names = new ArrayList<String>();
    try (var file = new JarFile(jar)) {
      file.stream()
          .map(entry -> entry.getName())
          .filter(name -> name.endsWith(".class"))
          .filter(name -> !name.contains("-info") && !name.startsWith("META-INF"))
          .sorted()
          .forEach(name -> names.add(name.replace('/', '.').substring(0, name.length() - 6)));
    }
    return names;
  }

  /**
   * Of what a class lacks, the JVM names what it misses first, and that depends on where in memory
   * the names of methods are; so it is not told apart.
   */
  static String load(String name, boolean initialises, ClassLoader loader) {
    try {
      var loaded = Class.forName(name, initialises, loader);
      if (!initialises) {
        link(loaded);
      }
      return "ok";
    } catch (VerifyError | ClassFormatError e) {
      return e.getClass().getName();
    } catch (LinkageError e) {
      return "lacks something";
    } catch (Throwable e) {
      return e.getClass().getName();
    }
  }

  /** To list the methods links a class first, which verifies it. */
  private static void link(Class<?> loaded) {
    try {
      loaded.getDeclaredMethods();
    } catch (NoClassDefFoundError | TypeNotPresentException e) {
      // Linked, or not because of a class it needs: the types of its methods are not at issue.
    }
  }
}
