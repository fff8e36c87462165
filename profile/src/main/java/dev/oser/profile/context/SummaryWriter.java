package dev.oser.profile.context;

import dev.oser.profile.file.ProfileOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Writes the format of {@link SummaryFile}. */
final class SummaryWriter {
  private final ProfileOutput out;

  SummaryWriter(OutputStream raw) throws IOException {
    out = new ProfileOutput(raw, SummaryFile.MAGIC, SummaryFile.VERSION);
  }

  void write(ContextSummary summary) throws IOException {
    out.string(summary.metric());
    out.number(summary.total());
    out.number(summary.uncertainty());
    var facts = summary.taken().facts();
    out.number(facts.size());
    for (var fact : facts.entrySet()) {
      out.string(fact.getKey());
      out.string(fact.getValue());
    }
    out.number(summary.hasUsage() ? 1 : 0);
    out.strings(List.of(summary.names()));
    nodes(summary);
    out.end();
  }

  private void nodes(ContextSummary summary) throws IOException {
    out.number(summary.size() - 1);
    var depths = new int[summary.size()];
    for (int node = 1; node < summary.size(); node++) {
      depths[node] = depths[summary.parent(node)] + 1;
      long up = depths[node - 1] + 1 - depths[node];
      out.number(up << 1 | (summary.isCounted(node) ? 1 : 0));
      out.number(ContextTree.method(summary.key(node)));
      out.number(ContextTree.site(summary.key(node)));
      if (summary.isCounted(node)) {
        out.number(summary.count(node));
        out.number(summary.error(node));
      }
      if (summary.hasUsage()) {
        out.number(summary.calls(node));
        out.number(summary.inclusive(node));
      }
    }
  }
}
