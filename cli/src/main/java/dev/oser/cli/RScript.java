package dev.oser.cli;

import dev.oser.lang.r.syntax.Source;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The text of a program in R, wherever it comes from. */
final class RScript {
  private static final String STANDARD_INPUT = "-";
  private static final Pattern INTERPRETER = Pattern.compile("#!.*\\b(Rscript|R|oser)\\b.*");
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private RScript() {}

  /** {@return whether a file is a program in R, as its name or its first line says} */
  static boolean isOne(String file) {
    if (file.endsWith(".R") || file.endsWith(".r") || file.equals(STANDARD_INPUT)) {
      return true;
    }
    boolean hasSuffix = file.substring(file.lastIndexOf('/') + 1).contains(".");
    if (file.startsWith("-") || hasSuffix) {
      return false;
    }
    var path = SourceFile.path(file);
    return Files.isRegularFile(path) && INTERPRETER.matcher(firstLine(path)).matches();
  }

  private static String firstLine(Path path) {
    // Any bytes are text in this one, and the line is only looked at.
    try (BufferedReader reader = Files.newBufferedReader(path, StandardCharsets.ISO_8859_1)) {
      var line = reader.readLine();
      return line == null ? "" : line;
    } catch (IOException e) {
      return "";
    }
  }

  /** {@return the program that a command line asks for} */
  static Source source(RCommandLine line, Streams streams) {
    var file = line.file();
    if (file == null) {
      return Source.of("<expression>", line.expressionText());
    }
    var charset = charset(line.encoding());
    return file.equals(STANDARD_INPUT)
        ? standardInput(streams, charset)
        : Source.of(file, cleaned(SourceFile.text(SourceFile.path(file), charset)));
  }

  /** {@return the program that comes on standard input} */
  static Source standardInput(Streams streams, Charset charset) {
    try {
      return Source.of("stdin", cleaned(new String(streams.in().readAllBytes(), charset)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Files from other systems have other ends of lines, and marks before the first one. */
  private static String cleaned(String text) {
    var body = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    var lines = body.replace("\r\n", "\n");
    return lines.endsWith("\n") ? lines : lines + "\n";
  }

  static Charset charset(String encoding) {
    try {
      return switch (encoding) {
        case "", "native.enc", "unknown", "utf8" -> StandardCharsets.UTF_8;
        case "latin1" -> StandardCharsets.ISO_8859_1;
        default -> Charset.forName(encoding);
      };
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new Failure("--encoding: there is no encoding '" + encoding + "'");
    }
  }
}
