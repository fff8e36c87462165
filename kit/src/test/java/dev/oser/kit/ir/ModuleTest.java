package dev.oser.kit.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.ir.text.Parser;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ModuleTest {
  private static final FunctionType NOTHING = FunctionType.of(CoreType.VOID);

  private static Module three() {
    return new Parser()
        .parse(
            "t.oir",
            """
            func @f() {
            entry:
              return
            }

            record f { x: i64 }

            declare @g(i64)
            """);
  }

  private static List<String> symbols(Module module) {
    return module.items().stream().map(Module.Item::symbol).toList();
  }

  @Test
  void functionsAndRecordsHaveNamesOfTheirOwn() {
    var module = three();
    assertEquals(List.of("@f", "f", "@g"), symbols(module));
    assertEquals(NOTHING, module.typeOf("f"));
    assertEquals(FunctionType.of(CoreType.VOID, CoreType.I64), module.typeOf("g"));
    assertNull(module.function("g"));
    assertNull(module.typeOf("h"));
    assertNull(module.record("g"));
  }

  @Test
  void aNameIsGivenOnce() {
    var module = three();
    var again = new Function("f", NOTHING, List.of());
    assertThrows(IllegalArgumentException.class, () -> module.add(again));
    var declaration = new Module.Declaration("f", NOTHING, Comments.NONE);
    assertThrows(IllegalArgumentException.class, () -> module.add(declaration));
  }

  @Test
  void aVersionTakesThePlaceOfTheOneBefore() {
    var module = three();
    var version = new Function("f", NOTHING, List.of());
    module.replace(version);
    assertEquals(List.of("@f", "f", "@g"), symbols(module));
    assertSame(version, module.function("f"));
  }

  @Test
  void onlyWhatIsDefinedCanBeReplaced() {
    var module = three();
    var declared = new Function("g", FunctionType.of(CoreType.VOID, CoreType.I64), List.of("x"));
    assertThrows(IllegalArgumentException.class, () -> module.replace(declared));
  }

  @Test
  void aRecordIsGivenItsFieldsOnce() {
    var record = new RecordType("R");
    assertThrows(IllegalStateException.class, record::fields);
    record.define(List.of(new RecordType.Field("x", record)));
    assertThrows(IllegalStateException.class, () -> record.define(List.of()));
    assertEquals(0, record.indexOf("x"));
    assertEquals(-1, record.indexOf("y"));
  }
}
