package dev.oser.agent.workload;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.jar.JarFile;

/** Loads, verifies and initialises every class of some jars, and says how that went. */
public final class LoadEverything {
  private LoadEverything() {}

  public static void main(String[] jars) throws IOException {
    var urls = new ArrayList<URL>();
    for (var jar : jars) {
      urls.add(Path.of(jar).toUri().toURL());
    }
    int classes = 0;
    try (var loader =
        new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      for (var jar : jars) {
        for (var name : names(jar)) {
          System.out.println(name + " " + load(name, loader));
          classes++;
        }
      }
    }
    System.out.println(classes + " classes");
    System.exit(0);
  }

  private static ArrayList<String> names(String jar) throws IOException {
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
  private static String load(String name, ClassLoader loader) {
    try {
      Class.forName(name, true, loader);
      return "ok";
    } catch (VerifyError | ClassFormatError e) {
      return e.getClass().getName();
    } catch (LinkageError e) {
      return "lacks something";
    } catch (Throwable e) {
      return e.getClass().getName();
    }
  }
}
