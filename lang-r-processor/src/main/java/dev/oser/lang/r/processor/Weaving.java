package dev.oser.lang.r.processor;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.IOException;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** Changes the class files of lang-r when all have been written. */
final class Weaving implements TaskListener {
  private final ProcessingEnvironment environment;

  private Weaving(ProcessingEnvironment environment) {
    this.environment = environment;
  }

  /** Has the classes that are being compiled woven. */
  static void begin(ProcessingEnvironment environment) {
    JavacTask.instance(environment).addTaskListener(new Weaving(environment));
  }

  @Override
  public void finished(TaskEvent event) {
    if (event.getKind() != TaskEvent.Kind.COMPILATION) {
      return;
    }
    try {
      var hierarchy = ClassHierarchyResolver.defaultResolver().orElse(this::hierarchy);
      weave(root(), hierarchy);
      expandSwitches(root(), hierarchy);
    } catch (IOException | RuntimeException e) {
      environment
          .getMessager()
          .printMessage(Diagnostic.Kind.ERROR, "the classes cannot be woven: " + e);
    }
  }

  /** The directory that the class files are in. */
  private Path root() throws IOException {
    var any = environment.getFiler().getResource(StandardLocation.CLASS_OUTPUT, "", "any");
    return Path.of(any.toUri()).resolve("..").normalize();
  }

  private static void expandSwitches(Path root, ClassHierarchyResolver hierarchy)
      throws IOException {
    var switches = new TypeSwitches(hierarchy);
    try (var files = Files.walk(root)) {
      for (var file : (Iterable<Path>) files::iterator) {
        if (file.toString().endsWith(".class")) {
          var expanded = switches.expand(Files.readAllBytes(file));
          if (expanded != null) {
            Files.write(file, expanded);
          }
        }
      }
    }
  }

  private static void weave(Path root, ClassHierarchyResolver hierarchy) throws IOException {
    var classes = new TreeMap<Path, byte[]>();
    try (var files = Files.walk(root)) {
      for (var file : (Iterable<Path>) files::iterator) {
        if (Weaver.isWoven(root.relativize(file).toString())) {
          classes.put(file, Files.readAllBytes(file));
        }
      }
    }
    var weaver = new Weaver(hierarchy);
    for (var changed : weaver.weave(classes).entrySet()) {
      Files.write(changed.getKey(), changed.getValue());
    }
  }

  /** What the compiler knows of a class that the processor cannot load. */
  private ClassHierarchyResolver.@Nullable ClassHierarchyInfo hierarchy(ClassDesc wanted) {
    var name = (wanted.packageName() + "." + wanted.displayName()).replace('$', '.');
    var type = environment.getElementUtils().getTypeElement(name);
    if (type == null) {
      return null;
    }
    if (type.getKind().isInterface()) {
      return ClassHierarchyResolver.ClassHierarchyInfo.ofInterface();
    }
    var parent =
        type.getSuperclass() instanceof DeclaredType declared
            ? environment.getElementUtils().getBinaryName((TypeElement) declared.asElement())
            : null;
    return ClassHierarchyResolver.ClassHierarchyInfo.ofClass(
        parent == null ? null : ClassDesc.of(parent.toString()));
  }
}
