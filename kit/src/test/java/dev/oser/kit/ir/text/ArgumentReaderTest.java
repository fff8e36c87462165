package dev.oser.kit.ir.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.runtime.FunctionValue;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ArgumentReaderTest {
  private static final FunctionType F = FunctionType.of(CoreType.I64, CoreType.I64);
  private static final FunctionValue VALUE = new FunctionValue("f", F.text()) {};

  /** Knows one function, @f. */
  private static final class OneFunction implements ArgumentReader.Functions {
    @Override
    public @Nullable FunctionType typeOf(String name) {
      return name.equals("f") ? F : null;
    }

    @Override
    public FunctionValue valueOf(String name) {
      return VALUE;
    }
  }

  private static @Nullable Object read(Type type, String text) {
    return ArgumentReader.argument("test", text, type, new OneFunction());
  }

  private static String problem(Type type, String text) {
    return assertThrows(SyntaxError.class, () -> read(type, text)).problem();
  }

  @Test
  void theTypeDecidesWhatANumberIs() {
    assertEquals((byte) -3, read(CoreType.I8, "-3"));
    assertEquals(7, read(CoreType.I32, " 7 "));
    assertEquals(255L, read(CoreType.I64, "0xff"));
    assertEquals(7.0, read(CoreType.F64, "7"));
    assertEquals(Double.NEGATIVE_INFINITY, read(CoreType.F64, "-inf"));
    assertEquals(true, read(CoreType.I1, "true"));
  }

  @Test
  void listsBecomeArraysOfTheElementType() {
    assertArrayEquals(new long[] {1, -2}, (long[]) read(new ArrayType(CoreType.I64), "[1, -2]"));
    assertArrayEquals(new int[0], (int[]) read(new ArrayType(CoreType.I32), "[]"));
    assertArrayEquals(
        new double[] {1, 2.5}, (double[]) read(new ArrayType(CoreType.F64), "[1,2.5]"));
    assertArrayEquals(new boolean[] {true}, (boolean[]) read(new ArrayType(CoreType.I1), "[true]"));
    assertArrayEquals(new byte[] {1}, (byte[]) read(new ArrayType(CoreType.I8), "[1]"));
    assertArrayEquals(
        new long[][] {{1}, null, {}},
        (long[][]) read(new ArrayType(new ArrayType(CoreType.I64)), "[[1], null, []]"));
    assertEquals(
        Arrays.asList(VALUE, null),
        Arrays.asList((Object[]) read(new ArrayType(CoreType.REF), "[@f, null]")));
  }

  @Test
  void aStringIsItsBytesInUtf8() {
    assertArrayEquals(
        new byte[] {'h', (byte) 0xc3, (byte) 0xa9, '\n'},
        (byte[]) read(new ArrayType(CoreType.I8), "\"hé\\n\""));
  }

  @Test
  void referencesAreNullOrFunctions() {
    assertNull(read(new RecordType("Node"), "null"));
    assertNull(read(F, "null"));
    assertSame(VALUE, read(F, "@f"));
    assertSame(VALUE, read(CoreType.REF, "@f"));
  }

  @Test
  void aCallIsReadUpToTheEndOfItsLine() {
    assertEquals(
        new ArgumentReader.Call("f", Arrays.asList((Object) 4L)),
        ArgumentReader.call("test", "call @f(4) ; comment", new OneFunction()));
  }

  @Test
  void whatDoesNotFitIsExplained() {
    assertEquals("300 does not fit i8, which holds -128 to 127", problem(CoreType.I8, "300"));
    assertEquals(
        "expected a value of type i64 (an integer), found '2.5'", problem(CoreType.I64, "2.5"));
    assertEquals(
        "expected a value of type i8[] (null, [1, 2, …] or a string), found '7'",
        problem(new ArrayType(CoreType.I8), "7"));
    assertEquals(
        "an array of Node cannot be written here, only null; a function of the program can make"
            + " one",
        problem(new ArrayType(new RecordType("Node")), "[null]"));
    assertEquals(
        "@f is a fn(i64) -> i64; expected a fn() -> void",
        problem(FunctionType.of(CoreType.VOID), "@f"));
    assertEquals("there is no function @g", problem(F, "@g"));
    assertEquals("expected the end of the line, found '2'", problem(CoreType.I32, "1 2"));
    assertEquals(
        "expected a value of type i32 (an integer), found the end of the line",
        problem(CoreType.I32, ""));
  }
}
