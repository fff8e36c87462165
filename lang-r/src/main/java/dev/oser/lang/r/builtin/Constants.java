package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.List;
import java.util.stream.Stream;

/** Variables of base that are no functions. */
final class Constants {
  private Constants() {}

  static void load(Runtime runtime) {
    put(runtime, "pi", new DoubleVector(Math.PI));
    put(runtime, "T", LogicalVector.TRUE);
    put(runtime, "F", LogicalVector.FALSE);
    put(runtime, "letters", letters('a'));
    put(runtime, "LETTERS", letters('A'));
    put(runtime, "month.name", StringVector.of(CalendarNames.MONTHS));
    var abbreviated = CalendarNames.MONTHS.stream().map(CalendarNames::abbreviated).toList();
    put(runtime, "month.abb", StringVector.of(abbreviated));
    put(runtime, ".GlobalEnv", runtime.global());
    put(runtime, ".BaseNamespaceEnv", runtime.namespaces().base());
    put(runtime, ".Machine", machine());
    put(runtime, "R.version.string", new StringVector("R version 4.2.2 (2022-10-31)"));
    put(runtime, "R.version", version());
    put(runtime, "version", version());
    put(runtime, ".Platform", platform());
    put(runtime, ".sys.timezone", StringVector.of(Na.STRING));
  }

  private static void put(Runtime runtime, String name, Value value) {
    value.share();
    runtime.base().put(Symbol.of(name), value);
  }

  private static Value letters(char first) {
    var texts = new String[26];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = Character.toString(first + i);
    }
    return StringVector.of(texts);
  }

  private static Value machine() {
    return ListVector.named(
        List.of(
            "double.eps",
            "double.neg.eps",
            "double.xmin",
            "double.xmax",
            "double.base",
            "double.digits",
            "double.rounding",
            "double.guard",
            "double.ulp.digits",
            "double.neg.ulp.digits",
            "double.exponent",
            "double.min.exp",
            "double.max.exp",
            "integer.max",
            "sizeof.long",
            "sizeof.longlong",
            "sizeof.longdouble",
            "sizeof.pointer",
            "sizeof.time_t",
            "longdouble.eps",
            "longdouble.neg.eps",
            "longdouble.digits",
            "longdouble.rounding",
            "longdouble.guard",
            "longdouble.ulp.digits",
            "longdouble.neg.ulp.digits",
            "longdouble.exponent",
            "longdouble.min.exp",
            "longdouble.max.exp"),
        List.of(
            new DoubleVector(Math.ulp(1.0)),
            new DoubleVector(Math.ulp(1.0) / 2),
            new DoubleVector(Double.MIN_NORMAL),
            new DoubleVector(Double.MAX_VALUE),
            new IntVector(2),
            new IntVector(53),
            new IntVector(5),
            new IntVector(0),
            new IntVector(-52),
            new IntVector(-53),
            new IntVector(11),
            new IntVector(Double.MIN_EXPONENT),
            new IntVector(Double.MAX_EXPONENT + 1),
            new IntVector(Integer.MAX_VALUE),
            new IntVector(8),
            new IntVector(8),
            new IntVector(16),
            new IntVector(8),
            new IntVector(8),
            // Numbers of 80 bits, as GNU R says on this platform; we have none.
            new DoubleVector(0x1p-63),
            new DoubleVector(0x1p-64),
            new IntVector(64),
            new IntVector(5),
            new IntVector(0),
            new IntVector(-63),
            new IntVector(-64),
            new IntVector(15),
            new IntVector(-16382),
            new IntVector(16384)));
  }

  private static Value version() {
    var machine = System.getProperty("os.arch");
    var architecture = machine.equals("amd64") ? "x86_64" : machine;
    var system = System.getProperty("os.name").equals("Linux") ? "linux-gnu" : "unix";
    var list =
        ListVector.named(
            List.of(
                "platform",
                "arch",
                "os",
                "system",
                "status",
                "major",
                "minor",
                "year",
                "month",
                "day",
                "svn rev",
                "language",
                "version.string",
                "nickname"),
            Stream.of(
                    architecture + "-pc-" + system,
                    architecture,
                    system,
                    architecture + ", " + system,
                    "",
                    "4",
                    "2.2",
                    "2022",
                    "10",
                    "31",
                    "83330",
                    "R",
                    "R version 4.2.2 (2022-10-31)",
                    "Innocent and Trusting")
                .<Value>map(StringVector::new)
                .toList());
    list.setAttribute(Symbol.CLASS, new StringVector("simple.list"));
    return list;
  }

  private static Value platform() {
    return ListVector.named(
        List.of(
            "OS.type", "file.sep", "dynlib.ext", "GUI", "endian", "pkgType", "path.sep", "r_arch"),
        Stream.of("unix", "/", ".so", "X11", "little", "source", ":", "")
            .<Value>map(StringVector::new)
            .toList());
  }
}
