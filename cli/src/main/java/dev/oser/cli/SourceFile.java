package dev.oser.cli;

import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/**
 * A program as it was read.
 *
 * @param lines the text, to show beside what was made of it
 */
public record SourceFile(Module module, List<String> lines) {
  /** Reads and parses a file; what is wrong with it is a {@link Failure} or a syntax error. */
  public static SourceFile read(String name) {
    Languages.only(IrLanguage.class, name, "this command is for .oir (Oser IR)");
    var file = path(name);
    var text = text(file);
    var module = new Parser().parse(file.toString(), text);
    return new SourceFile(module, text.lines().toList());
  }

  /** {@return the path a person wrote; a tilde at its start is the home directory} */
  public static Path path(String name) {
    try {
      return Path.of(
          name.startsWith("~/") ? System.getProperty("user.home") + name.substring(1) : name);
    } catch (InvalidPathException e) {
      throw new Failure("not a file name: " + e.getMessage());
    }
  }

  /** {@return the contents of a text file} */
  public static String text(Path file) {
    return text(file, StandardCharsets.UTF_8);
  }

  /** {@return the contents of a text file in an encoding} */
  static String text(Path file, Charset charset) {
    if (Files.isDirectory(file)) {
      throw new Failure(file + " is a directory, not a file");
    }
    try {
      return Files.readString(file, charset);
    } catch (NoSuchFileException e) {
      throw new Failure("no such file: " + file);
    } catch (AccessDeniedException e) {
      throw new Failure("cannot read " + file + ": permission denied");
    } catch (CharacterCodingException e) {
      throw new Failure(file + " is not " + charset + " text");
    } catch (IOException e) {
      throw new Failure("cannot read " + file + ": " + e.getMessage());
    }
  }
}
