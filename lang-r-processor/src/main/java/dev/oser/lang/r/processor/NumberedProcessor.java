package dev.oser.lang.r.processor;

import java.io.IOException;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** Writes the numbers of an enum's constants as constants of their own. */
public final class NumberedProcessor extends AbstractProcessor {
  private static final String ANNOTATION = "dev.oser.lang.r.bytecode.Numbered";

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(ANNOTATION);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (var annotation : annotations) {
      for (var element : round.getElementsAnnotatedWith(annotation)) {
        if (element.getKind() != ElementKind.ENUM) {
          fail(element, "only the constants of an enum have numbers");
          continue;
        }
        try {
          write((TypeElement) element);
        } catch (IOException e) {
          fail(element, String.valueOf(e.getMessage()));
        }
      }
    }
    return true;
  }

  private void write(TypeElement type) throws IOException {
    var name = name(type);
    var owner = processingEnv.getElementUtils().getPackageOf(type).getQualifiedName();
    var text = new StringBuilder();
    text.append("package ").append(owner).append(";\n\n");
    text.append("/** The numbers of {@link ").append(type.getSimpleName()).append("}. */\n");
    text.append("final class ").append(name).append(" {\n");
    int number = 0;
    for (var member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.ENUM_CONSTANT) {
        text.append("  static final int ")
            .append(member.getSimpleName())
            .append(" = ")
            .append(number++)
            .append(";\n");
      }
    }
    text.append("\n  private ").append(name).append("() {}\n}\n");
    try (var writer =
        processingEnv.getFiler().createSourceFile(owner + "." + name, type).openWriter()) {
      writer.write(text.toString());
    }
  }

  private static String name(TypeElement type) {
    for (var mirror : type.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().toString().equals(ANNOTATION)) {
        for (var value : mirror.getElementValues().values()) {
          return String.valueOf(value.getValue());
        }
      }
    }
    throw new IllegalStateException("no name for the numbers of " + type);
  }

  private void fail(Element element, String message) {
    processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, message, element);
  }
}
