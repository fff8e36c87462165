package dev.oser.models.sourir;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A function (Figure 13).
 *
 * @param versions the first one is active: it runs when the function is called
 */
public record Function(
    String name, List<String> parameters, List<Version> versions, Position position) {
  /** The function a program starts with. */
  public static final String MAIN = "main";

  public Function {
    parameters = List.copyOf(parameters);
    versions = List.copyOf(versions);
  }

  /** {@return the version that calls run} */
  public Version active() {
    return versions.getFirst();
  }

  /** {@return the version with this name} */
  public Optional<Version> version(String wanted) {
    return versions.stream().filter(each -> each.name().equals(wanted)).findFirst();
  }

  /** {@return this function with one version replaced by another of the same name} */
  public Function with(Version changed) {
    return withVersions(
        versions.stream()
            .map(each -> each.name().equals(changed.name()) ? changed : each)
            .toList());
  }

  /** {@return this function with a new version, which becomes the active one} */
  public Function withActive(Version added) {
    var more = new ArrayList<Version>();
    more.add(added);
    more.addAll(versions);
    return withVersions(more);
  }

  /** {@return this function with these versions} */
  public Function withVersions(List<Version> other) {
    return new Function(name, parameters, other, position);
  }
}
