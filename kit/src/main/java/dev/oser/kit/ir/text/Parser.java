package dev.oser.kit.ir.text;

import dev.oser.kit.ir.Comments;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.OpFamily;
import dev.oser.kit.ir.OpSyntax;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.core.CoreOps;
import dev.oser.kit.ir.speculation.SpeculationOps;
import dev.oser.kit.ir.text.Token.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * Reads modules. A first round over the file reads records and the heads of functions, so that
 * order does not matter; a second reads the bodies. The result has not been verified.
 */
public final class Parser {
  private final Map<String, OpSyntax> ops = new HashMap<>();
  private final Map<String, Object> objects = new HashMap<>();

  /** Makes a parser that knows the kit's own ops and those of the given families. */
  public Parser(OpFamily... families) {
    know(CoreOps.FAMILY);
    know(SpeculationOps.FAMILY);
    for (var family : families) {
      know(family);
    }
  }

  /** Makes the parser know an object of the language, which constants call {@code #name}. */
  public Parser naming(String name, Object object) {
    objects.put(name, object);
    return this;
  }

  private void know(OpFamily family) {
    for (var group : family.syntax().values()) {
      for (var syntax : group) {
        if (ops.put(syntax.mnemonic(), syntax) != null) {
          throw new IllegalArgumentException("two ops are called " + syntax.mnemonic());
        }
      }
    }
  }

  /**
   * Reads a module.
   *
   * @param source the name of the file, for positions and messages
   * @throws SyntaxError with a position, if the text is not a module
   */
  public Module parse(String source, String text) {
    var module = new Module(source);
    objects.forEach(module::name);
    return new Reading(new Cursor(source, text), module).module();
  }

  private final class Reading {
    private final Cursor cursor;
    private final Module module;
    private final TypeReader types;

    Reading(Cursor cursor, Module module) {
      this.cursor = cursor;
      this.module = module;
      this.types = new TypeReader(cursor, module);
    }

    Module module() {
      declareRecords();
      var bodies = new ArrayList<FunctionReader>();
      var comments = cursor.takeComments();
      while (!cursor.peek().is(Kind.END)) {
        item(comments, bodies);
        comments = cursor.takeComments();
      }
      while (!comments.isEmpty() && comments.getLast().equals(Comments.BLANK_LINE)) {
        comments.removeLast(); // empty lines at the end of the file are not between comments
      }
      module.setClosingComments(comments);
      bodies.forEach(FunctionReader::read);
      return module;
    }

    /** Records may refer to later ones, so their names come first. */
    private void declareRecords() {
      var ahead = cursor.copy();
      boolean atLineStart = true;
      int depth = 0;
      while (!ahead.peek().is(Kind.END)) {
        var token = ahead.take();
        depth += token.is("{") ? 1 : token.is("}") ? -1 : 0;
        if (depth == 0 && atLineStart && token.is("record") && ahead.peek().is(Kind.WORD)) {
          var name = ahead.take();
          if (module.contains(name.text())) {
            throw ahead.failure(name, "there already is a record " + name.text());
          }
          module.add(new Module.RecordItem(new RecordType(name.text()), Comments.NONE));
        }
        atLineStart = token.is(Kind.NEWLINE);
      }
    }

    private void item(List<String> comments, List<FunctionReader> bodies) {
      if (cursor.accept("record")) {
        record(comments);
      } else if (cursor.accept("declare")) {
        declaration(comments);
      } else if (cursor.accept("func")) {
        bodies.add(function(comments));
      } else {
        throw cursor.expected("'func', 'record' or 'declare'");
      }
    }

    private void record(List<String> before) {
      var name = cursor.take(Kind.WORD, "the name of the record");
      var type = module.record(name.text());
      if (type == null || name.text().contains(".") || isKnownType(name.text())) {
        throw cursor.failure(
            name, "a record's name is a word of its own without dots, not " + name.quoted());
      }
      cursor.take("{");
      var fields = new ArrayList<RecordType.Field>();
      var names = new HashSet<String>();
      cursor.skipSpace();
      while (!cursor.peek().is("}")) {
        var field = cursor.take(Kind.WORD, "the name of a field");
        if (field.text().contains(".") || !names.add(field.text())) {
          throw cursor.failure(
              field,
              "a field's name is a word without dots, once per record, not " + field.quoted());
        }
        cursor.take(":");
        fields.add(new RecordType.Field(field.text(), types.value()));
        cursor.skipSpace();
        if (!cursor.accept(",")) {
          break;
        }
        cursor.skipSpace();
      }
      cursor.take("}");
      module.define(type, fields, new Comments(before, cursor.takeLineEnd()));
    }

    private static boolean isKnownType(String word) {
      return word.equals("fn")
          || List.of(CoreType.values()).stream().anyMatch(type -> type.text().equals(word));
    }

    private void declaration(List<String> before) {
      var name = functionName();
      cursor.take("(");
      var parameters = new ArrayList<Type>();
      while (!cursor.peek().is(")")) {
        parameters.add(types.value());
        if (!cursor.accept(",")) {
          break;
        }
      }
      cursor.take(")");
      var type = new FunctionType(parameters, result());
      module.add(
          new Module.Declaration(name.text(), type, new Comments(before, cursor.takeLineEnd())));
    }

    private FunctionReader function(List<String> before) {
      var name = functionName();
      cursor.take("(");
      var names = new ArrayList<Token>();
      var parameters = new ArrayList<Type>();
      while (!cursor.peek().is(")")) {
        names.add(cursor.take(Kind.VALUE, "a parameter such as %x: i64"));
        cursor.take(":");
        parameters.add(types.value());
        if (!cursor.accept(",")) {
          break;
        }
      }
      cursor.take(")");
      var type = new FunctionType(parameters, result());
      cursor.take("{");
      var comments = new Comments(before, cursor.takeLineEnd());
      var reader = new FunctionReader(ops, module, cursor.copy(), name, type, names, comments);
      skipBody(name);
      return reader;
    }

    private Token functionName() {
      var name = cursor.take(Kind.FUNCTION, "the name of the function, such as @f");
      if (module.contains("@" + name.text())) {
        throw cursor.failure(name, "there already is a function @" + name.text());
      }
      return name;
    }

    private Type result() {
      return cursor.accept("->") ? types.any() : CoreType.VOID;
    }

    private void skipBody(Token name) {
      while (!cursor.peek().is("}")) {
        if (cursor.peek().is(Kind.END)) {
          throw cursor.expected("'}' at the end of function @" + name.text());
        }
        cursor.take();
      }
      cursor.take();
      cursor.takeLineEnd();
    }
  }
}
