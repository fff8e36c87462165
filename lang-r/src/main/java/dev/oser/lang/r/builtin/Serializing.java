package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.serialization.ByteSource;
import dev.oser.lang.r.serialization.Form;
import dev.oser.lang.r.serialization.ValueReader;
import dev.oser.lang.r.serialization.ValueWriter;
import dev.oser.lang.r.syntax.Bytes;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Values as bytes. The functions that programs call are in {@code serialization.R}. */
final class Serializing {
  private Serializing() {}

  private static Form form(Value name) {
    return switch (Coercion.string(name, "form")) {
      case "ascii" -> Form.ASCII;
      case "hexadecimal" -> Form.HEXADECIMAL;
      case "native" -> Form.LITTLE_ENDIAN;
      default -> Form.XDR;
    };
  }

  private static @Nullable Function hook(Value hook) {
    return hook instanceof Function function ? function : null;
  }

  /**
   * Writes a value to a connection that is open, after some text.
   *
   * @return a raw vector if there is no connection
   */
  @RBuiltin(".serialize")
  static Value serialize(
      Context context,
      Value object,
      Value connection,
      Value form,
      Value version,
      Value hook,
      Value text) {
    var surroundings = new SessionSurroundings(context, hook(hook));
    int number = Coercion.integer(version, "version");
    try {
      if (!(Connections.isConnection(connection))) {
        var bytes = new ByteArrayOutputStream();
        ValueWriter.write(object, bytes, form(form), number, surroundings);
        return new RawVector(bytes.toByteArray());
      }
      var to = output(context, connection);
      to.write(Coercion.string(text, "text").getBytes(StandardCharsets.US_ASCII));
      ValueWriter.write(object, to, form(form), number, surroundings);
      to.flush();
      return NullValue.NULL;
    } catch (IOException e) {
      throw RError.ofFrame("error writing to connection");
    }
  }

  /** {@return a stream that leads to a connection; texts are written to those for text} */
  private static OutputStream output(Context context, Value connection) {
    return new OutputStream() {
      @Override
      public void write(int one) {
        write(new byte[] {(byte) one}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int count) {
        var some = Arrays.copyOfRange(bytes, offset, offset + count);
        int number = Connections.number(connection);
        if (number > ConnectionTable.STDERR && !ConnectionTable.of(context).get(number).isText()) {
          ConnectionTable.of(context).get(number).write(some);
        } else {
          Connections.write(context, connection, Bytes.toText(some), false);
        }
      }
    };
  }

  /** {@return the value that a raw vector or an open connection has next} */
  @RBuiltin(".unserialize")
  static Value unserialize(Context context, Value from, Value hook) {
    var source =
        from instanceof RawVector bytes
            ? ByteSource.of(bytes.toArray())
            : ConnectionTable.of(context).get(Connections.number(from)).input().source();
    try {
      return ValueReader.read(source, new SessionSurroundings(context, hook(hook)));
    } catch (IOException e) {
      throw RError.ofFrame("error reading from connection");
    } catch (RError e) {
      throw e.call() == null ? RError.ofFrame(e.message()) : e;
    }
  }

  /** {@return a copy of a value as another process has it, whose global environment is this} */
  @RBuiltin(".transferred")
  static Value transferred(Context context, Value object, Value global) {
    if (!(global instanceof Environment there)) {
      throw new RError("invalid environment");
    }
    try {
      var bytes = new ByteArrayOutputStream();
      ValueWriter.write(object, bytes, Form.XDR, 3, new SessionSurroundings(context, null));
      return ValueReader.read(
          ByteSource.of(bytes.toByteArray()), new SessionSurroundings(context, null, there));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return so many bytes of an open connection as a text of single bytes} */
  @RBuiltin(".readMark")
  static Value mark(Context context, Value connection, Value count) {
    try {
      var source = ConnectionTable.of(context).get(Connections.number(connection)).input().source();
      var bytes = source.read(Coercion.integer(count, "count"));
      return new StringVector(new String(bytes, StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      throw RError.ofFrame("error reading from connection");
    }
  }
}
