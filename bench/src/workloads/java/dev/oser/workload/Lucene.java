package dev.oser.workload;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Random;
import java.util.function.IntFunction;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.queryparser.classic.ParseException;
import org.apache.lucene.queryparser.classic.QueryParser;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Lucene indexes source files and searches them. */
public final class Lucene implements IntFunction<String> {
  private static final String[] QUERIES = {
    "block",
    "value AND block",
    "\"basic block\"",
    "inst*",
    "phi~1",
    "return OR (throw AND NOT catch)",
    "+function -test",
    "name:[A TO M]",
    "opt?mi*",
    "\"control flow\"~5",
    "dominator^3 loop",
  };

  @Override
  public String apply(int size) {
    var result = new StringBuilder();
    try (var directory = new ByteBuffersDirectory();
        var analyzer = new EnglishAnalyzer()) {
      var config = new IndexWriterConfig(analyzer).setMergeScheduler(new SerialMergeScheduler());
      config.setMaxBufferedDocs(10);
      try (var writer = new IndexWriter(directory, config)) {
        for (var file : Sources.below("kit/src/main/java", size * 4)) {
          var document = new Document();
          document.add(new StringField("name", file.getFileName().toString(), Field.Store.YES));
          document.add(new TextField("text", Sources.read(file), Field.Store.NO));
          writer.addDocument(document);
        }
        writer.forceMerge(1);
      }
      try (var reader = DirectoryReader.open(directory)) {
        var searcher = new IndexSearcher(reader);
        var parser = new QueryParser("text", analyzer);
        var random = new Random(size);
        for (int i = 0; i < size * 50; i++) {
          var found = searcher.search(parser.parse(query(random, 4)), 20);
          result.append(found.totalHits.value()).append(' ');
          for (var hit : found.scoreDocs) {
            result.append(searcher.storedFields().document(hit.doc).get("name")).append(' ');
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ParseException e) {
      throw new IllegalStateException(e);
    }
    return result.toString();
  }

  /** {@return a nested query} */
  private static String query(Random random, int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      return QUERIES[random.nextInt(QUERIES.length)];
    }
    return switch (random.nextInt(4)) {
      case 0 -> "(" + query(random, depth - 1) + ") AND (" + query(random, depth - 1) + ")";
      case 1 -> "+(" + query(random, depth - 1) + ") -(" + query(random, depth - 1) + ")";
      case 2 -> "(" + query(random, depth - 1) + ")^2 (" + query(random, depth - 1) + ")";
      default -> "(" + query(random, depth - 1) + ") OR (" + query(random, depth - 1) + ")";
    };
  }
}
