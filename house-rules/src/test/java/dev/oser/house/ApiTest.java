package dev.oser.house;

import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.core.domain.JavaModifier.SYNTHETIC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The public API of the kit is what docs/kit-api.md lists: no less is enough, no more is used. */
class ApiTest {
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `([\\w.]+)` \\|[^|]*\\|([^|]*)\\|$");
  private static final Pattern NAME = Pattern.compile("`(\\w+)`");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:static )?(dev\\.oser\\.kit\\.[a-z.]*[A-Z]\\w*)");

  private static Set<String> listed() {
    var page = Project.read(Project.ROOT.resolve("docs/kit-api.md"));
    return ROW.matcher(page)
        .results()
        .flatMap(row -> names(row).map(name -> row.group(1) + "." + name))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> names(MatchResult row) {
    return NAME.matcher(row.group(2)).results().map(name -> name.group(1));
  }

  private static JavaClasses classes(String... packages) {
    return new ClassFileImporter()
        .withImportOption(location -> !location.contains("test-classes"))
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .importPackages(packages);
  }

  /** {@return the name of the class in whose file a class is} */
  private static String outermost(JavaClass type) {
    var name = type.getBaseComponentType().getName();
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }

  /** {@return what is listed, but is not a public class of these} */
  private static Set<String> missing(JavaClasses classes, Set<String> api) {
    return api.stream()
        .filter(
            name -> !classes.contain(name) || !classes.get(name).getModifiers().contains(PUBLIC))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * {@return where the API mentions what is not in it}
   *
   * @param root the package whose types are either in the API or hidden
   */
  private static Set<String> leaks(JavaClasses classes, Set<String> api, String root) {
    var leaks = new TreeSet<String>();
    for (var type : classes) {
      if (api.contains(outermost(type)) && isVisible(type)) {
        mentioned(type)
            .map(ApiTest::outermost)
            .filter(name -> name.startsWith(root + ".") && !api.contains(name))
            .forEach(name -> leaks.add(type.getName() + " mentions " + name));
      }
    }
    return leaks;
  }

  private static boolean isVisible(JavaClass type) {
    return isPublic(type.getModifiers())
        && type.getEnclosingClass().map(ApiTest::isVisible).orElse(true);
  }

  private static boolean isPublic(Set<?> modifiers) {
    return (modifiers.contains(PUBLIC) || modifiers.contains(PROTECTED))
        && !modifiers.contains(SYNTHETIC);
  }

  private static Stream<JavaClass> mentioned(JavaClass type) {
    var above = Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream());
    var units =
        type.getCodeUnits().stream()
            .filter(unit -> isPublic(unit.getModifiers()))
            .flatMap(
                unit ->
                    Stream.concat(
                        Stream.of(unit.getReturnType()), unit.getParameterTypes().stream()));
    var fields =
        type.getFields().stream()
            .filter(field -> isPublic(field.getModifiers()))
            .map(JavaField::getType);
    return Stream.<Stream<? extends JavaType>>of(above, units, fields)
        .flatMap(part -> part)
        .flatMap(mentioned -> mentioned.getAllInvolvedRawTypes().stream());
  }

  /** {@return which classes use what is hidden from them} */
  private static Set<String> trespasses(JavaClasses users, Set<String> api, String root) {
    var trespasses = new TreeSet<String>();
    for (var user : users) {
      user.getDirectDependenciesFromSelf().stream()
          .map(dependency -> outermost(dependency.getTargetClass()))
          .filter(name -> name.startsWith(root + ".") && !api.contains(name))
          .forEach(name -> trespasses.add(user.getName() + " uses " + name));
    }
    return trespasses;
  }

  /** {@return what Java in a text imports although it is hidden} */
  private static List<String> trespasses(String text, Set<String> api) {
    return IMPORT
        .matcher(text)
        .results()
        .map(found -> found.group(1))
        .filter(name -> !api.contains(name))
        .toList();
  }

  @Test
  void thePageListsPublicTypes() {
    var api = listed();
    assertTrue(api.size() > 100, "the table was not found");
    assertEquals(Set.of(), missing(classes("dev.oser.kit"), api));
  }

  @Test
  void theApiMentionsNothingElse() {
    assertEquals(Set.of(), leaks(classes("dev.oser.kit"), listed(), "dev.oser.kit"));
  }

  @Test
  void languagesUseNothingElse() {
    assertEquals(Set.of(), trespasses(classes("dev.oser.lang"), listed(), "dev.oser.kit"));
  }

  @Test
  void theDocumentationUsesNothingElse() {
    var api = listed();
    for (var page : Project.files(".md")) {
      assertEquals(List.of(), trespasses(Project.read(page), api), Project.name(page));
    }
  }

  @Test
  void plantedViolationsAreCaught() {
    var planted = new ClassFileImporter().importPackages("dev.oser.house.planted");
    var root = "dev.oser.house.planted";
    var api = Set.of(root + ".api.Shown");
    assertEquals(Set.of(), missing(planted, api));
    assertEquals(
        Set.of(root + ".lower.PointsUp", root + ".api.Gone"),
        missing(planted, Set.of(root + ".lower.PointsUp", root + ".api.Gone")));
    assertEquals(
        Set.of(root + ".api.Shown mentions " + root + ".upper.Above"), leaks(planted, api, root));
    assertEquals(
        Set.of(
            root + ".api.Shown uses " + root + ".upper.Above",
            root + ".lower.PointsUp uses " + root + ".upper.Above"),
        trespasses(planted, api, root));
    assertEquals(
        List.of("dev.oser.kit.jit.Locals"),
        trespasses("import dev.oser.kit.jit.Locals;\nimport java.util.List;\n", api));
  }
}
