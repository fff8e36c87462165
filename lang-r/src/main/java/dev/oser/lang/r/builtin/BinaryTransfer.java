package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.serialization.ByteSource;
import dev.oser.lang.r.syntax.Bytes;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Numbers and texts as bytes: {@code readBin}, {@code writeBin} and the like. */
final class BinaryTransfer {
  private static final Set<String> KINDS =
      Set.of("raw", "integer", "int", "logical", "numeric", "double", "complex");

  private BinaryTransfer() {}

  /** Does something with the bytes of a raw vector, a file or a connection. */
  static <T> T reading(Context context, Value con, Function<TextInput, T> action) {
    if (con instanceof RawVector bytes) {
      return action.apply(new TextInput(ByteSource.of(bytes.toArray())));
    }
    if (con instanceof StringVector path) {
      var connection = new Connection(path.get(0), "file", "rb", StandardCharsets.UTF_8);
      ConnectionTable.of(context).open(context, connection, "rb");
      try {
        return action.apply(connection.input());
      } finally {
        connection.close();
      }
    }
    if (!Connections.isConnection(con)) {
      throw new RError("'con' is not a connection");
    }
    return ConnectionTable.of(context)
        .opened(
            context,
            Connections.number(con),
            "rb",
            connection -> {
              if (!connection.isBinary()) {
                throw new RError("can only read from a binary connection");
              }
              return action.apply(connection.input());
            });
  }

  /** Writes bytes to a file or a connection; {@return them if they are wanted as a raw vector} */
  static Value written(Context context, Value con, byte[] bytes) {
    if (con instanceof RawVector) {
      return new RawVector(bytes);
    }
    context.setVisible(false);
    if (con instanceof StringVector path) {
      var connection = new Connection(path.get(0), "file", "wb", StandardCharsets.UTF_8);
      ConnectionTable.of(context).open(context, connection, "wb");
      try {
        connection.write(bytes);
      } finally {
        connection.close();
      }
      return NullValue.NULL;
    }
    if (!Connections.isConnection(con)) {
      throw new RError("'con' is not a connection");
    }
    ConnectionTable.of(context)
        .opened(
            context,
            Connections.number(con),
            "wb",
            connection -> {
              if (!connection.isBinary()) {
                throw new RError("can only write to a binary connection");
              }
              connection.write(bytes);
              return connection;
            });
    return NullValue.NULL;
  }

  private static ByteOrder order(@Nullable Value endian) {
    var name = endian == null ? "little" : Coercion.string(endian, "endian");
    return switch (name) {
      case "little" -> ByteOrder.LITTLE_ENDIAN;
      case "big", "swap" -> ByteOrder.BIG_ENDIAN;
      default -> throw new RError("invalid 'endian' argument");
    };
  }

  private static int size(@Nullable Value size, int usual) {
    if (size == null || ((Vector) size).isNa(0)) {
      return usual;
    }
    return ((Vector) size).intAt(0);
  }

  private static RError badSize(int size) {
    return new RError("size " + size + " is unknown on this machine");
  }

  @RBuiltin(value = "readBin", formals = "con, what, n, size, signed, endian")
  static Value read(
      Context context,
      Value con,
      Value what,
      @Nullable Value n,
      @Nullable Value size,
      @Nullable Value signed,
      @Nullable Value endian) {
    var kind =
        what instanceof StringVector text && text.length() == 1 && KINDS.contains(text.get(0))
            ? text.get(0)
            : what.type();
    double count = n == null ? 1 : ((Vector) n).doubleAt(0);
    if (Double.isNaN(count) || count < 0) {
      throw new RError("invalid 'n' argument");
    }
    int most = (int) Math.min(count, Integer.MAX_VALUE - 8);
    boolean withSign = signed == null || Coercion.flag(signed, "signed");
    return reading(
        context,
        con,
        input -> {
          try {
            return kind.equals("character")
                ? texts(context, input.source(), most, con instanceof RawVector)
                : read(context, input.source(), kind, most, size, withSign, order(endian));
          } catch (IOException e) {
            throw new RError("read error");
          }
        });
  }

  private static Value read(
      Context context,
      ByteSource source,
      String kind,
      int most,
      @Nullable Value size,
      boolean signed,
      ByteOrder order)
      throws IOException {
    switch (kind) {
      case "raw":
        return new RawVector(source.read(most));
      case "integer", "int":
        int width = size(size, Integer.BYTES);
        if (!signed && width > 2) {
          context.warning("'signed = FALSE' is only valid for integers of sizes 1 and 2");
        }
        return IntVector.of(integers(source, most, width, signed, order));
      case "logical":
        return LogicalVector.of(integers(source, most, size(size, Integer.BYTES), true, order));
      case "numeric", "double":
        return DoubleVector.of(doubles(source, most, size(size, Double.BYTES), order));
      case "complex":
        if (size(size, 16) != 16) {
          throw new RError("size changing is not supported for complex vectors");
        }
        return complex(doubles(source, (int) Math.min(2L * most, Integer.MAX_VALUE - 8), 8, order));
      default:
        throw new RError("invalid 'what' argument");
    }
  }

  private static ByteBuffer elements(ByteSource source, int most, int width, ByteOrder order)
      throws IOException {
    long wanted = Math.min((long) most * width, Integer.MAX_VALUE - 8);
    return ByteBuffer.wrap(source.read((int) wanted)).order(order);
  }

  private static int[] integers(
      ByteSource source, int most, int width, boolean signed, ByteOrder order) throws IOException {
    if (width != 1 && width != 2 && width != 4 && width != 8) {
      throw badSize(width);
    }
    var bytes = elements(source, most, width, order);
    var result = new int[bytes.limit() / width];
    for (int i = 0; i < result.length; i++) {
      result[i] =
          switch (width) {
            case 1 -> signed ? bytes.get() : bytes.get() & 0xFF;
            case 2 -> signed ? bytes.getShort() : bytes.getShort() & 0xFFFF;
            case 4 -> bytes.getInt();
            default -> (int) bytes.getLong();
          };
    }
    return result;
  }

  private static double[] doubles(ByteSource source, int most, int width, ByteOrder order)
      throws IOException {
    if (width != Float.BYTES && width != Double.BYTES) {
      throw badSize(width);
    }
    var bytes = elements(source, most, width, order);
    var result = new double[bytes.limit() / width];
    for (int i = 0; i < result.length; i++) {
      result[i] = width == Float.BYTES ? bytes.getFloat() : bytes.getDouble();
    }
    return result;
  }

  private static Value complex(double[] parts) {
    var real = new double[parts.length / 2];
    var imaginary = new double[real.length];
    for (int i = 0; i < real.length; i++) {
      real[i] = parts[2 * i];
      imaginary[i] = parts[2 * i + 1];
    }
    return new ComplexVector(real, imaginary);
  }

  /** Texts end in a byte of 0; a vector has as many as asked for, be they empty. */
  private static Value texts(Context context, ByteSource source, int most, boolean ofVector)
      throws IOException {
    var result = new ArrayList<String>();
    while (result.size() < most && source.peek() >= 0) {
      var bytes = new ByteArrayOutputStream();
      boolean complete = source.readUntil((byte) 0, bytes::write);
      if (complete || ofVector) {
        result.add(Bytes.toText(bytes.toByteArray()));
      } else {
        context.warning("incomplete string at end of file has been discarded");
      }
    }
    while (ofVector && result.size() < most) {
      result.add("");
    }
    return StringVector.of(result);
  }

  @RBuiltin(
      value = "writeBin",
      formals = "object, con, size, endian, useBytes",
      visibility = Visibility.OWN)
  static Value write(
      Context context,
      Value object,
      Value con,
      @Nullable Value size,
      @Nullable Value endian,
      @Nullable Value useBytes) {
    if (!(object instanceof Vector vector) || !vector.isAtomic()) {
      throw new RError("can only write vector objects");
    }
    context.setVisible(true);
    return written(context, con, bytes(vector, size, order(endian)));
  }

  private static byte[] bytes(Vector vector, @Nullable Value size, ByteOrder order) {
    return switch (vector) {
      case RawVector raw -> raw.toArray();
      case StringVector texts -> {
        var bytes = new ByteArrayOutputStream();
        for (int i = 0; i < texts.length(); i++) {
          bytes.writeBytes(Bytes.ofText(texts.get(i)));
          bytes.write(0);
        }
        yield bytes.toByteArray();
      }
      case IntVector integers -> integers(integers, size(size, Integer.BYTES), order);
      case LogicalVector logical -> integers(logical, size(size, Integer.BYTES), order);
      case DoubleVector doubles -> doubles(doubles, size(size, Double.BYTES), order);
      default -> {
        var complex = (ComplexVector) vector;
        var to = buffer(2L * complex.length(), Double.BYTES, order);
        for (int i = 0; i < complex.length(); i++) {
          to.putDouble(complex.real(i)).putDouble(complex.imaginary(i));
        }
        yield to.array();
      }
    };
  }

  private static ByteBuffer buffer(long count, int width, ByteOrder order) {
    if (count * width > Integer.MAX_VALUE - 8) {
      throw new RError("only 2^31-1 bytes can be written in a single writeBin() call");
    }
    return ByteBuffer.allocate((int) (count * width)).order(order);
  }

  private static byte[] integers(Vector vector, int width, ByteOrder order) {
    var to = buffer(vector.length(), width, order);
    for (int i = 0; i < vector.length(); i++) {
      int value = vector.intAt(i);
      switch (width) {
        case 1 -> to.put((byte) value);
        case 2 -> to.putShort((short) value);
        case 4 -> to.putInt(value);
        case 8 -> to.putLong(value);
        default -> throw badSize(width);
      }
    }
    return to.array();
  }

  private static byte[] doubles(DoubleVector vector, int width, ByteOrder order) {
    var to = buffer(vector.length(), width, order);
    for (int i = 0; i < vector.length(); i++) {
      switch (width) {
        case 4 -> to.putFloat((float) vector.get(i));
        case 8 -> to.putDouble(vector.get(i));
        default -> throw badSize(width);
      }
    }
    return to.array();
  }

  /** {@return texts of so many characters each} */
  @RBuiltin(value = "readChar", formals = "con, nchars, useBytes")
  static Value readCharacters(Context context, Value con, Value nchars, @Nullable Value useBytes) {
    boolean bytes = useBytes != null && Coercion.flag(useBytes, "useBytes");
    var sizes = Coercion.vector(nchars);
    return reading(
        context,
        con,
        input -> {
          var result = new ArrayList<String>();
          for (int i = 0; i < sizes.length(); i++) {
            var text =
                bytes ? bytes(input.source(), sizes.intAt(i)) : input.characters(sizes.intAt(i));
            if (text.isEmpty() && sizes.intAt(i) > 0) {
              break;
            }
            result.add(upToZero(context, text, con instanceof RawVector));
          }
          return StringVector.of(result);
        });
  }

  /** {@return a text up to its first zero, where texts of R end} */
  private static String upToZero(Context context, String text, boolean isRaw) {
    int zero = text.indexOf('\0');
    if (zero < 0) {
      return text;
    }
    if (isRaw) {
      throw new RError("embedded nul in string: '" + text.replace("\0", "\\0") + "'");
    }
    context.warning("truncating string with embedded nuls");
    return text.substring(0, zero);
  }

  private static String bytes(ByteSource source, int count) {
    try {
      return Bytes.toText(source.read(count));
    } catch (IOException e) {
      throw new RError("read error");
    }
  }

  /** Writes characters, each text followed by a separator and a byte of 0, or by nothing. */
  @RBuiltin(
      value = "writeChar",
      formals = "object, con, nchars, eos, useBytes",
      visibility = Visibility.OWN)
  static Value writeCharacters(
      Context context,
      Value object,
      Value con,
      @Nullable Value nchars,
      @Nullable Value eos,
      @Nullable Value useBytes) {
    if (!(object instanceof StringVector texts)) {
      throw new RError("can only write character objects");
    }
    context.setVisible(true);
    var bytes = new ByteArrayOutputStream();
    for (int i = 0; i < texts.length(); i++) {
      var text = texts.get(i);
      if (nchars instanceof Vector sizes && !sizes.isNa(i)) {
        int characters = text.codePointCount(0, text.length());
        int wanted = sizes.intAt(i);
        if (wanted > characters) {
          context.warning(
              "writeChar: more characters requested than are in the string - will zero-pad");
        }
        text =
            wanted > characters
                ? text + "\0".repeat(wanted - characters)
                : text.substring(0, text.offsetByCodePoints(0, wanted));
      }
      bytes.writeBytes(Bytes.ofText(text));
      if (eos == null || eos instanceof StringVector) {
        bytes.writeBytes(Bytes.ofText(eos instanceof StringVector end ? end.get(0) : ""));
        bytes.write(0);
      }
    }
    return written(context, con, bytes.toByteArray());
  }
}
