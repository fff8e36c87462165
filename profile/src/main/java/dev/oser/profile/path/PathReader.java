package dev.oser.profile.path;

import dev.oser.profile.file.ProfileInput;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/** Reads the format of {@link PathFile}, and checks that it is a profile while it does. */
final class PathReader {
  /** The sum of all counts of a method stays far from overflow. */
  private static final long MOST_TOTAL = 1L << 61;

  private final ProfileInput in;
  private int version;
  private int iterations;

  PathReader(String file, InputStream in) {
    this.in = new ProfileInput(file, in);
  }

  PathSummary read() throws IOException {
    version = in.begin(PathFile.MAGIC, PathFile.OLDEST, PathFile.VERSION, "profile of paths");
    in.part("the number of iterations");
    iterations = in.number(SlabForest.MOST_ITERATIONS + 1, "k");
    if (iterations < 1) {
      throw in.corrupt("k is 0");
    }
    in.part("the number of methods");
    long size = in.number();
    var methods = new ArrayList<MethodProfile>();
    for (long i = 1; i <= size; i++) {
      in.element("method", i);
      methods.add(method());
    }
    in.end();
    return new PathSummary(iterations, methods);
  }

  private MethodProfile method() throws IOException {
    var label = in.string();
    var source = in.string();
    int shape = in.number(Integer.MAX_VALUE, "shape");
    int pathCount = in.number(Integer.MAX_VALUE, "number of paths");
    boolean isCut = in.number(2, "kind") == 1;
    var paths = new TreeMap<Integer, TakenPath>();
    long taken = in.number();
    int number = 0;
    for (long i = 0; i < taken; i++) {
      int more = in.number(pathCount - number, "path");
      if (more == 0 && i > 0) {
        throw in.corrupt(in.what() + " has a path twice");
      }
      number += more;
      paths.put(number, path());
    }
    var forest = forest(List.copyOf(paths.keySet()));
    return new MethodProfile(label, source, shape, pathCount, isCut, paths, forest);
  }

  private TakenPath path() throws IOException {
    var end = TakenPath.End.values()[in.number(TakenPath.End.values().length, "end")];
    long size = in.number();
    var lines = new ArrayList<Integer>();
    for (long i = 0; i < size; i++) {
      lines.add(in.number(Integer.MAX_VALUE, "line"));
    }
    return new TakenPath(lines, version > PathFile.OLDEST ? branches() : List.of(), end);
  }

  private List<Branch> branches() throws IOException {
    long size = in.number();
    var branches = new ArrayList<Branch>();
    for (long i = 0; i < size; i++) {
      int line = in.number(Integer.MAX_VALUE, "line");
      int place = in.number(Integer.MAX_VALUE, "place");
      int places = in.number(Integer.MAX_VALUE, "number of places");
      int outcome = in.number(Branch.Outcome.values().length, "outcome");
      try {
        branches.add(new Branch(line, place, places, Branch.Outcome.values()[outcome]));
      } catch (IllegalArgumentException e) {
        throw in.corrupt(in.what() + " has an impossible branch");
      }
    }
    return branches;
  }

  private PathForest forest(List<Integer> numbers) throws IOException {
    long size = in.number();
    var builder = new PathForestBuilder(iterations);
    var levels = new int[16];
    int parent = 0;
    long total = 0;
    for (int node = 1; node <= size; node++) {
      parent += in.number(node - parent, "node");
      if (levels[parent] == iterations) {
        throw in.corrupt(in.what() + " has a sequence that is too long");
      }
      int path = numbers.isEmpty() ? -1 : numbers.get(in.number(numbers.size(), "path"));
      long count = in.number();
      if (path < 0 || count > MOST_TOTAL || (total += parent == 0 ? count : 0) > MOST_TOTAL) {
        throw in.corrupt(in.what() + " has an impossible count");
      }
      if (builder.add(parent, path, count) != node) {
        throw in.corrupt(in.what() + " has a sequence twice");
      }
      if (node == levels.length) {
        levels = Arrays.copyOf(levels, node * 2);
      }
      levels[node] = levels[parent] + 1;
    }
    return builder.build();
  }
}
