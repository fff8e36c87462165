package dev.oser.lang.r.processor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.tools.Diagnostic;

/** Writes the families and the registry of lang-r's builtins, and has its classes woven. */
public final class BuiltinProcessor extends AbstractProcessor {
  private static final String ANNOTATION = "dev.oser.lang.r.builtin.RBuiltin";

  private final Map<String, List<Declared>> families = new TreeMap<>();

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
        if (element instanceof ExecutableElement method) {
          add(method);
        }
      }
    }
    if (round.processingOver() || families.isEmpty()) {
      return true;
    }
    try {
      for (var family : families.entrySet()) {
        write(
            FamilyWriter.name(family.getKey()),
            FamilyWriter.family(family.getKey(), family.getValue()));
      }
      write("Registry", FamilyWriter.registry(families.keySet()));
      Weaving.begin(processingEnv);
    } catch (IOException e) {
      processingEnv
          .getMessager()
          .printMessage(Diagnostic.Kind.ERROR, String.valueOf(e.getMessage()));
    }
    families.clear();
    return true;
  }

  private void write(String name, String source) throws IOException {
    var file = processingEnv.getFiler().createSourceFile(FamilyWriter.PACKAGE + "." + name);
    try (var writer = file.openWriter()) {
      writer.write(source);
    }
  }

  private void fail(Element element, String message) {
    processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, message, element);
  }

  private void add(ExecutableElement method) {
    if (!method.getModifiers().contains(Modifier.STATIC)) {
      fail(method, "a builtin is a static method");
      return;
    }
    var values = values(method);
    var formalText = string(values, "formals");
    List<String> formals =
        formalText.isBlank() ? List.of() : Arrays.asList(formalText.strip().split("\\s*,\\s*"));
    boolean matched = formalText.length() > 0;
    var parameters = new ArrayList<Declared.Parameter>();
    int next = 0;
    for (var parameter : method.getParameters()) {
      var source = source(parameter);
      if (source == null) {
        fail(parameter, "a builtin takes Context, Args, Value or Dots");
        return;
      }
      boolean takesFormal =
          source != Declared.Source.CONTEXT && source != Declared.Source.ARGUMENTS;
      var name = parameter.getSimpleName().toString();
      if (takesFormal && matched) {
        if (next >= formals.size()) {
          fail(parameter, "there are fewer formals than parameters");
          return;
        }
        name = formals.get(next++);
        if (name.equals("...") != (source == Declared.Source.DOTS)) {
          fail(parameter, "... is of type Dots");
          return;
        }
      }
      parameters.add(new Declared.Parameter(source, name));
    }
    if (matched
        && next != formals.size()
        && parameters.stream().noneMatch(p -> p.source() == Declared.Source.ARGUMENTS)) {
      fail(method, "there are more formals than parameters");
      return;
    }
    if (!(method.getEnclosingElement() instanceof TypeElement type)) {
      return;
    }
    var owner = type.getSimpleName().toString();
    families
        .computeIfAbsent(owner, _ -> new ArrayList<>())
        .add(
            new Declared(
                names(values),
                formals,
                matched,
                !matched || string(values, "primitive").equals("true"),
                constant(values, "treatment", "EAGER"),
                constant(values, "dispatch", "NONE"),
                constant(values, "visibility", "ON"),
                string(values, "quiet").equals("true"),
                method.getSimpleName().toString(),
                parameters));
  }

  private static Declared.@org.jspecify.annotations.Nullable Source source(
      VariableElement parameter) {
    var type = parameter.asType().toString();
    boolean nullable = type.contains("Nullable");
    var simple = type.substring(type.lastIndexOf('.') + 1);
    return switch (simple) {
      case "Context" -> Declared.Source.CONTEXT;
      case "Args" -> Declared.Source.ARGUMENTS;
      case "Dots" -> Declared.Source.DOTS;
      default ->
          simple.endsWith("Value")
              ? nullable || !parameter.asType().getAnnotationMirrors().isEmpty()
                  ? Declared.Source.OPTIONAL
                  : Declared.Source.VALUE
              : null;
    };
  }

  private static Map<String, AnnotationValue> values(ExecutableElement method) {
    var values = new LinkedHashMap<String, AnnotationValue>();
    for (AnnotationMirror mirror : method.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().toString().equals(ANNOTATION)) {
        mirror
            .getElementValues()
            .forEach((key, value) -> values.put(key.getSimpleName().toString(), value));
      }
    }
    return values;
  }

  private static String string(Map<String, AnnotationValue> values, String key) {
    var value = values.get(key);
    return value == null ? "" : String.valueOf(value.getValue());
  }

  private static String constant(Map<String, AnnotationValue> values, String key, String usual) {
    var value = values.get(key);
    if (value == null) {
      return usual;
    }
    var text = value.getValue().toString();
    return text.substring(text.lastIndexOf('.') + 1);
  }

  private static List<String> names(Map<String, AnnotationValue> values) {
    var names = new ArrayList<String>();
    var value = values.get("value");
    if (value != null && value.getValue() instanceof List<?> list) {
      for (var each : list) {
        names.add(String.valueOf(((AnnotationValue) each).getValue()));
      }
    }
    return names;
  }
}
