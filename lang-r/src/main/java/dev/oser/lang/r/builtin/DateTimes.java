package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What base/dates.R and base/times.R stand on: points in time as seconds since 1970, as the fields
 * of a calendar (those of {@code struct tm} in POSIX) and as text.
 */
final class DateTimes {
  /** The most seconds that java.time has dates for, about 290 million years. */
  private static final double FARTHEST = 9e15;

  private DateTimes() {}

  /** {@return the zone of a name; the session's for "", UTC for one that is not known} */
  private static ZoneId zone(Context context, Value tz) {
    var name = tz instanceof Vector vector && vector.length() > 0 ? vector.stringAt(0) : "";
    if (name.isEmpty() || Na.isNa(name)) {
      name = localZone(context);
    }
    try {
      return ZoneId.of(name, ZoneId.SHORT_IDS);
    } catch (DateTimeException e) {
      return ZoneId.of("UTC");
    }
  }

  private static String localZone(Context context) {
    var set = SystemFunctions.variable(context, "TZ");
    var name = set == null || set.isEmpty() ? ZoneId.systemDefault().getId() : set;
    return name.startsWith(":") ? name.substring(1) : name;
  }

  @RBuiltin(value = "Sys.timezone", formals = "location")
  static Value timeZone(Context context, @Nullable Value location) {
    return new StringVector(localZone(context));
  }

  @RBuiltin(value = "OlsonNames", formals = "tzdir")
  static Value zoneNames(@Nullable Value directory) {
    return StringVector.of(new TreeSet<>(ZoneId.getAvailableZoneIds()));
  }

  private static boolean exists(double seconds) {
    return Math.abs(seconds) < FARTHEST;
  }

  /** {@return texts of times in seconds since 1970, in formats that are used in turn} */
  @RBuiltin(value = ".timeTexts", formals = "seconds, format, tz")
  static Value texts(Context context, Value seconds, Value format, Value tz) {
    var times = (Vector) seconds;
    var formats = (Vector) format;
    var zone = zone(context, tz);
    boolean none = formats.length() == 0 || times.length() == 0;
    var result = new String[none ? 0 : Math.max(times.length(), formats.length())];
    for (int i = 0; i < result.length; i++) {
      double time = times.doubleAt(i % times.length());
      result[i] =
          exists(time)
              ? TimeFormat.text(time, zone, formats.stringAt(i % formats.length()))
              : Na.isNa(time) ? Na.STRING : Double.isNaN(time) ? "NaN" : time > 0 ? "Inf" : "-Inf";
    }
    return StringVector.of(result);
  }

  /** {@return the calendar fields of times in seconds since 1970} */
  @RBuiltin(value = ".timeFields", formals = "seconds, tz")
  static Value fields(Context context, Value seconds, Value tz) {
    if (!(seconds instanceof Vector given)) {
      throw RError.ofFrame("'" + seconds.type() + "' object cannot be coerced to type 'double'");
    }
    var times = Coercion.withWarnings(Vector.Kind.DOUBLE, given, context);
    var zone = zone(context, tz);
    var fields = new Fields(times.length());
    for (int i = 0; i < times.length(); i++) {
      double time = times.doubleAt(i);
      if (exists(time)) {
        double whole = Math.floor(time);
        var moment = Instant.ofEpochSecond((long) whole).atZone(zone);
        fields.set(i, moment, moment.getSecond() + (time - whole));
      } else {
        fields.setMissing(i, time);
      }
    }
    return fields.list();
  }

  /** {@return the calendar fields of texts, in formats that are used in turn} */
  @RBuiltin(value = ".parsedTimes", formals = "x, format, tz")
  static Value parsed(Context context, Value x, Value format, Value tz) {
    var texts = (Vector) x;
    var formats = (Vector) format;
    var zone = zone(context, tz);
    int count = texts.length() == 0 ? 0 : Math.max(texts.length(), formats.length());
    var fields = new Fields(count);
    for (int i = 0; i < count; i++) {
      var text = texts.stringAt(i % texts.length());
      var wanted = formats.stringAt(i % formats.length());
      var parsed = Na.isNa(text) || Na.isNa(wanted) ? null : TimeParser.parse(text, wanted, zone);
      if (parsed == null) {
        fields.setMissing(i, Na.DOUBLE);
      } else {
        fields.set(i, parsed.minute().atZone(zone), parsed.seconds());
      }
    }
    return fields.list();
  }

  /** {@return seconds since 1970 of calendar fields, which may be out of their ranges} */
  @RBuiltin(value = ".timeSeconds", formals = "fields, tz")
  static Value seconds(Context context, Value fields, Value tz) {
    var list = (ListVector) fields;
    var zone = zone(context, tz);
    int count = 0;
    var parts = new Vector[6];
    for (int part = 0; part < parts.length; part++) {
      parts[part] = (Vector) list.get(part);
      count = Math.max(count, parts[part].length());
    }
    for (var part : parts) {
      count = part.length() == 0 ? 0 : count;
    }
    var result = new double[count];
    for (int i = 0; i < count; i++) {
      result[i] = seconds(parts, i, zone);
    }
    return DoubleVector.of(result);
  }

  /** The parts are seconds, minutes, hours, days, months from 0 and years from 1900. */
  private static double seconds(Vector[] parts, int index, ZoneId zone) {
    var numbers = new double[parts.length];
    for (int part = 0; part < parts.length; part++) {
      numbers[part] = parts[part].doubleAt(index % parts[part].length());
      // A time that is not finite has it in its seconds and nothing elsewhere.
      if (Double.isNaN(numbers[part]) || Double.isInfinite(numbers[part])) {
        return part == 0 || Double.isInfinite(numbers[part]) ? numbers[part] : Na.DOUBLE;
      }
    }
    long months = (long) numbers[4];
    int year = (int) (1900 + (long) numbers[5] + Math.floorDiv(months, 12L));
    var date = LocalDate.of(year, (int) Math.floorMod(months, 12L) + 1, 1);
    double whole = Math.floor(numbers[0]);
    LocalDateTime local =
        date.plusDays((long) numbers[3] - 1)
            .atStartOfDay()
            .plusHours((long) numbers[2])
            .plusMinutes((long) numbers[1])
            .plusSeconds((long) whole);
    return local.atZone(zone).toEpochSecond() + (numbers[0] - whole);
  }

  /** The fields of times, each a vector. */
  private static final class Fields {
    private static final String[] NAMES = {
      "sec", "min", "hour", "mday", "mon", "year", "wday", "yday", "isdst", "zone", "gmtoff"
    };

    private final double[] seconds;
    private final int[][] parts;
    private final String[] zones;
    private final int[] offsets;

    Fields(int count) {
      seconds = new double[count];
      parts = new int[8][count];
      zones = new String[count];
      offsets = new int[count];
    }

    void set(int index, ZonedDateTime time, double second) {
      boolean summer = time.getZone().getRules().isDaylightSavings(time.toInstant());
      seconds[index] = second;
      int[] numbers = {
        time.getMinute(),
        time.getHour(),
        time.getDayOfMonth(),
        time.getMonthValue() - 1,
        time.getYear() - 1900,
        time.getDayOfWeek().getValue() % 7,
        time.getDayOfYear() - 1,
        summer ? 1 : 0
      };
      for (int part = 0; part < numbers.length; part++) {
        parts[part][index] = numbers[part];
      }
      zones[index] = TimeFormat.zoneName(time);
      offsets[index] = time.getOffset().getTotalSeconds();
    }

    void setMissing(int index, double time) {
      seconds[index] = time;
      for (var part : parts) {
        part[index] = Na.INT;
      }
      parts[7][index] = -1;
      zones[index] = "";
      offsets[index] = Na.INT;
    }

    ListVector list() {
      var values = new Value[NAMES.length];
      values[0] = DoubleVector.of(seconds);
      for (int part = 0; part < parts.length; part++) {
        values[part + 1] = IntVector.of(parts[part]);
      }
      values[9] = StringVector.of(zones);
      values[10] = IntVector.of(offsets);
      var result = ListVector.of(values);
      result.setAttribute(Symbol.NAMES, StringVector.of(NAMES));
      return result;
    }
  }
}
