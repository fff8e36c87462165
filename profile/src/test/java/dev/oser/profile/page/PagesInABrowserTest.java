package dev.oser.profile.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import dev.oser.profile.context.Taken;
import dev.oser.profile.report.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Pages in a real browser: what they draw, and what mouse and keyboard do. One browser for all
 * tests, each page in a tab of its own.
 */
@Execution(ExecutionMode.SAME_THREAD)
class PagesInABrowserTest {
  @TempDir static Path directory;

  private static Browser browser;

  @BeforeAll
  static void start() throws IOException {
    var program = Browser.find();
    assumeTrue(program != null, "pages are not tested: chromium is not installed");
    browser = Browser.start(program);
  }

  @AfterAll
  static void nothingWentWrongAndNothingWasLoaded() throws IOException {
    if (browser != null) {
      browser.close();
      assertEquals(List.of(), browser.problems());
      assertFalse(browser.requests().isEmpty());
      assertTrue(
          browser.requests().stream().allMatch(each -> each.startsWith("file:")),
          browser.requests().toString());
    }
  }

  private static Browser.Tab open(String name, String page) throws IOException {
    return browser.open(Files.writeString(directory.resolve(name + ".html"), page));
  }

  private static final Labels NAMES =
      new Labels() {
        @Override
        public String method(int id) {
          return List.of("app.Main.main", "app.Parser.parse", "app.Lexer.next", Samples.HOSTILE)
              .get(id);
        }

        @Override
        public String site(int id) {
          return "Main.java:" + id;
        }
      };

  /** main: 10, of which parse 60 with next 20 from one line and 10 from another, and hostile 30. */
  private static ContextSummary known(int hostile) {
    return known(hostile, "calls");
  }

  private static ContextSummary known(int hostile, String metric) {
    var profiler = new ContextProfiler(Counting.exact());
    profiler.descend(0, 1);
    profiler.charge(10);
    profiler.descend(1, 2);
    profiler.charge(30);
    profiler.descend(2, 3);
    profiler.charge(20);
    profiler.exit();
    profiler.descend(2, 4);
    profiler.charge(10);
    profiler.exit();
    profiler.exit();
    profiler.descend(3, 5);
    profiler.charge(hostile);
    return profiler.summary(metric, NAMES);
  }

  @Test
  void aFlameGraphIsClickedZoomedAndSearched() throws IOException {
    var tab = open("flame", ContextPage.of("known profile", known(30)));
    assertEquals("known profile", tab.textOf("h1"));
    assertEquals("100 calls, 5 contexts", tab.textOf(".total"));
    // The root, main, parse, next, hostile: two call sites are one context.
    assertEquals(5, tab.number("document.getElementById('graph').dataset.drawn"));

    // A click on the second row is main, which has the whole width; on the third, parse.
    var box = "document.querySelector('canvas').getBoundingClientRect()";
    int left = (int) tab.number(box + ".left");
    int top = (int) tab.number(box + ".top");
    int width = (int) tab.number(box + ".width");
    tab.clickAt(left + width / 4, top + 2 * 19 + 9);
    assertEquals(
        "app.Parser.parse, 60.00 %", tab.evaluate("document.getElementById('cursor').ariaLabel"));
    assertTrue(
        tab.textOf("#detail").contains("60.00 %: 60 calls with callees, 30 itself"),
        tab.textOf("#detail"));
    // Zoomed: parse has the whole width, and hostile is gone.
    assertEquals(4, tab.number("document.getElementById('graph').dataset.drawn"));
    assertEquals(
        width, tab.number("document.getElementById('cursor').getBoundingClientRect().width"));
    tab.move(left + width - 10, top + 2 * 19 + 9);
    assertTrue(tab.textOf("#detail").contains("app.Parser.parse"));

    // The keyboard: down to next, up to parse and main, back out of the zoom.
    tab.evaluate("document.getElementById('cursor').focus()");
    tab.press("ArrowDown");
    assertTrue(tab.textOf("#detail").contains("app.Lexer.next"));
    tab.press("ArrowUp");
    tab.press("ArrowUp");
    assertTrue(tab.textOf("#detail").contains("app.Main.main"));
    tab.press("Escape");
    assertEquals(5, tab.number("document.getElementById('graph').dataset.drawn"));
    tab.press("ArrowDown");
    tab.press("ArrowRight");
    assertTrue(tab.textOf("#detail").contains(Samples.HOSTILE), tab.textOf("#detail"));

    // Search by key, find, go there.
    tab.press("/");
    tab.type("LEXER");
    assertEquals("1 method, 1 context, 30.00 %", tab.textOf("#found"));
    tab.press("Enter");
    assertTrue(tab.textOf("#detail").contains("app.Lexer.next"));
    tab.click("#sites");
    assertEquals("1 method, 2 contexts, 30.00 %", tab.textOf("#found"));
    assertEquals(6, tab.number("document.getElementById('graph').dataset.drawn"));

    // The table of methods.
    assertEquals("3030.00 %6060.00 %app.Parser.parse", tab.textOf("#methods tr:nth-child(1)"));
    tab.click("#methods tr:nth-child(1) button");
    assertEquals("1 method, 1 context, 60.00 %", tab.textOf("#found"));
    assertTrue(tab.textOf("#detail").contains("app.Parser.parse"));
  }

  private static final String ARIA = "document.getElementById('cursor').ariaLabel";

  private static final String TABLE =
      "[...document.querySelectorAll('#methods tr')].map(r => r.lastChild.textContent + ' ' +"
          + " r.children[0].textContent + ' ' + r.children[2].textContent)";

  @Test
  void callersAreShownFromTheInsideOut() throws IOException {
    var tab = open("callers", ContextPage.of("callers", known(30)));
    tab.click("#callers");
    assertEquals("true", tab.evaluate("document.getElementById('callers').ariaPressed"));
    // All, the four methods, and above them: main of next, parse and hostile, parse of next, main.
    tab.evaluate("document.getElementById('cursor').focus()");
    assertEquals(
        9, tab.number("document.getElementById('graph').dataset.drawn"), "frames of callers");
    tab.press("/");
    tab.type("next");
    assertEquals("1 method, 1 context, 30.00 %", tab.textOf("#found"));
    tab.press("Enter");
    assertEquals("app.Lexer.next, 30.00 %", tab.evaluate(ARIA));
    tab.press("ArrowDown");
    assertEquals("app.Parser.parse, 30.00 %", tab.evaluate(ARIA));
    assertTrue(
        tab.textOf("#detail").contains("30.00 %: 30 calls of app.Lexer.next itself"),
        tab.textOf("#detail"));
    // The two calls of next are from two lines of parse.
    tab.click("#sites");
    assertEquals(11, tab.number("document.getElementById('graph').dataset.drawn"));
    tab.click("#callers");
    tab.click("#sites");
    assertEquals(5, tab.number("document.getElementById('graph').dataset.drawn"));
  }

  @Test
  void packagesAreShownAloneOrLeftOut() throws IOException {
    var tab = open("packages", ContextPage.of("packages", known(30)));
    assertEquals(
        List.of("a", "app"),
        tab.evaluate(
            "[...document.querySelectorAll('datalist option')].map(o =>"
                + " o.value).filter(v => v.length < 4)"));
    tab.click("#packages");
    tab.type("app.Lexer, app.Main");
    tab.press("Enter");
    assertEquals("2 of 4 methods", tab.textOf("#filtered"));
    assertEquals(3, tab.number("document.getElementById('graph').dataset.drawn"));
    // What hidden methods use is that of their callers.
    assertEquals(List.of("app.Main.main 70 100", "app.Lexer.next 30 30"), tab.evaluate(TABLE));
    tab.evaluate("document.getElementById('packages').select()");
    tab.type("-app.Parser.*");
    tab.press("Enter");
    assertEquals("3 of 4 methods", tab.textOf("#filtered"));
    tab.press("Escape");
    assertEquals("", tab.textOf("#filtered"));
    assertEquals(5, tab.number("document.getElementById('graph').dataset.drawn"));
    tab.type("nowhere");
    tab.press("Enter");
    assertEquals("0 of 4 methods", tab.textOf("#filtered"));
    assertEquals(1, tab.number("document.getElementById('graph').dataset.drawn"));
  }

  @Test
  void theTableOfMethodsIsSorted() throws IOException {
    var tab = open("table", ContextPage.of("table", known(25)));
    // 95 calls: by what they use themselves, then by what they use in all, then by name.
    assertEquals(
        List.of(
            "app.Parser.parse 30 60",
            "app.Lexer.next 30 30",
            Samples.HOSTILE + " 25 25",
            "app.Main.main 10 95"),
        tab.evaluate(TABLE));
    tab.click(".methods th:nth-child(3) button");
    assertEquals(
        List.of(
            "app.Main.main 10 95",
            "app.Parser.parse 30 60",
            "app.Lexer.next 30 30",
            Samples.HOSTILE + " 25 25"),
        tab.evaluate(TABLE));
    assertEquals(
        List.of("none", "none", "descending", "none", "none"),
        tab.evaluate("[...document.querySelectorAll('.methods th')].map(h => h.ariaSort)"));
    tab.click(".methods th:nth-child(3) button");
    assertEquals(Samples.HOSTILE, tab.textOf("#methods tr:nth-child(1) .name"));
    tab.click(".methods th:nth-child(5) button");
    assertEquals(Samples.HOSTILE, tab.textOf("#methods tr:nth-child(1) .name"));
    tab.click(".methods th:nth-child(5) button");
    assertEquals("app.Parser.parse", tab.textOf("#methods tr:nth-child(1) .name"));
    assertEquals("none", tab.evaluate("getComputedStyle(document.getElementById('more')).display"));
  }

  @Test
  void allMethodsAreShownOnRequest() throws IOException {
    var tab =
        open("more", ContextPage.of("more", Samples.contexts(5, 5000, 100, Counting.exact())));
    assertEquals(60, tab.number("document.querySelectorAll('#methods tr').length"));
    var text = tab.textOf("#more");
    tab.click("#more");
    assertEquals(
        text, "All " + tab.number("document.querySelectorAll('#methods tr').length") + " methods");
  }

  @Test
  void linesOfCallsAreShown() throws IOException {
    var app = Files.createDirectories(directory.resolve("calls/app"));
    Files.write(
        app.resolve("Main.java"),
        IntStream.rangeClosed(1, 20).mapToObj(i -> "  <i>line " + i + "</i>;").toList());
    var summary = known(30);
    assertEquals(Set.of("Main.java"), ContextPage.sourceFiles(summary));
    var sources = Sources.below(List.of(directory.resolve("calls")), Set.of("Main.java"));
    var tab = open("calls", ContextPage.of("calls", summary, sources));
    tab.click("#methods tr:nth-child(1) button");
    assertTrue(tab.textOf("#detail").contains("app.Parser.parse"));
    // Called in line 2 of main; calls next in lines 3 and 4.
    assertEquals("60.00 %Main.java:2<i>line 2</i>;", tab.textOf("#called"));
    assertEquals("20.00 %3  <i>line 3</i>;", tab.textOf("#callees tr:nth-child(3)"));
    assertEquals("10.00 %4  <i>line 4</i>;", tab.textOf("#callees tr.taken + tr.taken"));
    assertEquals(7, tab.number("document.querySelectorAll('#callees tr').length"));
    // Without the source the places are there.
    var bare = open("bare", ContextPage.of("bare", summary));
    bare.click("#methods tr:nth-child(1) button");
    assertEquals("60.00 %Main.java:2app.Main.main", bare.textOf("#called"));
    assertEquals("20.00 %Main.java:3", bare.textOf("#callees tr:nth-child(1)"));
  }

  @Test
  void namesAreNeverCode() throws IOException {
    var page = ContextPage.of(Samples.HOSTILE, known(30));
    var tab = open("hostile", page);
    assertEquals(Samples.HOSTILE, tab.evaluate("document.title"));
    assertEquals(Samples.HOSTILE, tab.textOf("h1"));
    assertEquals(2, tab.number("document.scripts.length"));
    var paths =
        open(
            "hostile-paths",
            PathPage.of("paths", Samples.paths(3, 10, Samples.HOSTILE), Sources.none()));
    assertTrue(paths.textOf("#label").startsWith(Samples.HOSTILE));
    assertEquals("paths", paths.evaluate("document.title"));
  }

  @Test
  void darkAndLightAreChosen() throws IOException {
    var tab = open("theme", ContextPage.of("theme", known(30)));
    var paper = "getComputedStyle(document.body).backgroundColor";
    var before = tab.evaluate(paper);
    tab.click("#theme");
    assertNotEquals(before, tab.evaluate(paper));
    tab.click("#theme");
    assertEquals(before, tab.evaluate(paper));
    // Another page, in which nobody chose: it follows the system.
    var system = open("system", ContextPage.of("system", known(30)));
    system.prefer("light");
    assertEquals("rgb(255, 255, 255)", system.evaluate(paper));
    system.prefer("dark");
    assertEquals("rgb(22, 24, 28)", system.evaluate(paper));
    system.click("#theme");
    assertEquals("rgb(255, 255, 255)", system.evaluate(paper));
  }

  @Test
  void aDifferenceIsRedAndBlueByShare() throws IOException {
    // 30 of 100 become 130 of 200: a larger share; parse has 60 % and then 30 %.
    var tab = open("difference", ContextPage.difference("before", known(30), "after", known(130)));
    assertEquals("before: 100 calls, 5 contexts", tab.textOf(".total"));
    assertEquals("after: 200 calls, 5 contexts", tab.textOf(".total:nth-of-type(2)"));
    // Widths are by the second, where hostile has 65 % and is first.
    tab.evaluate("document.getElementById('cursor').focus()");
    tab.press("ArrowDown");
    tab.press("ArrowDown");
    assertTrue(tab.textOf("#detail").contains(Samples.HOSTILE));
    assertTrue(tab.textOf("#detail").contains("difference+35.00 %"), tab.textOf("#detail"));
    assertEquals("red", colour(tab));
    tab.press("ArrowRight");
    assertTrue(tab.textOf("#detail").contains("difference-30.00 %"), tab.textOf("#detail"));
    assertEquals("blue", colour(tab));
    tab.press("ArrowUp");
    assertEquals("grey", colour(tab));
    // Widths by the first: parse is first.
    tab.evaluate(
        "(() => { const s = document.getElementById('widths'); s.value = '0';"
            + " s.dispatchEvent(new Event('change')); })()");
    tab.evaluate("document.getElementById('cursor').focus()");
    tab.press("ArrowDown");
    tab.press("ArrowDown");
    assertTrue(tab.textOf("#detail").contains("app.Parser.parse"));
  }

  @Test
  void aDifferenceOfWhatWasTakenDifferentlyWarns() throws IOException {
    var same = open("same", ContextPage.difference("before", known(30), "after", known(130)));
    assertEquals(null, same.evaluate("document.getElementById('warning')"));
    var one = known(30).takenBy(Taken.of(Map.of(Taken.BURSTS, "none")));
    var two = known(30, "ns").takenBy(Taken.of(Map.of(Taken.BURSTS, "2 ms in 40 ms")));
    var tab = open("warning", ContextPage.difference("before", one, "after", two));
    assertEquals(
        "These profiles were taken differently: metric: calls before, ns after;"
            + " bursts: none before, 2 ms in 40 ms after.",
        tab.textOf("#warning"));
    // Each has its own unit.
    assertEquals("after: 0.0 ms, 5 contexts", tab.textOf(".total:nth-of-type(2)"));
  }

  /** {@return which of red, green and blue a pixel inside the chosen frame has most of} */
  private static String colour(Browser.Tab tab) {
    tab.settle();
    var pixel =
        "(() => { const c = document.querySelector('canvas'), r = c.width / c.clientWidth; const k"
            + " = document.getElementById('cursor').getBoundingClientRect(), b ="
            + " c.getBoundingClientRect(); return [...c.getContext('2d').getImageData((k.right -"
            + " b.left - 6) * r, (k.top - b.top + 4) * r, 1, 1).data].slice(0, 3).join(); })()";
    var parts = String.valueOf(tab.evaluate(pixel)).split(",");
    var rgb = Arrays.stream(parts).mapToInt(Integer::parseInt).toArray();
    return Math.abs(rgb[0] - rgb[2]) < 30 ? "grey" : rgb[0] > rgb[2] ? "red" : "blue";
  }

  @Test
  void aHundredThousandContextsAreDrawnQuickly() throws IOException {
    var summary = Samples.contexts(5, 700_000, 400, Counting.exact());
    assertTrue(summary.size() > 100_000, summary.size() + " contexts");
    var tab = open("large", ContextPage.of("large", summary));
    long drawn = tab.number("document.getElementById('graph').dataset.drawn");
    assertTrue(drawn > 100 && drawn < 60_000, drawn + " frames drawn");
    long milliseconds =
        tab.number(
            "(() => { const start = performance.now(); document.getElementById('search').value ="
                + " 'method1'; document.getElementById('search').dispatchEvent(new Event('input'));"
                + " return performance.now() - start; })()");
    tab.settle();
    assertTrue(milliseconds < 3000, milliseconds + " ms for a search");
    // Scrolled to the bottom, other frames are drawn: those that can be seen.
    tab.evaluate("document.getElementById('graph').scrollTop = 1e9");
    tab.settle();
    assertNotEquals(drawn, tab.number("document.getElementById('graph').dataset.drawn"));
  }

  @Test
  void theForestOfPathsIsWalkedBesideTheSource() throws IOException {
    var app = Files.createDirectories(directory.resolve("src/app"));
    Files.write(
        app.resolve("Masked.java"),
        IntStream.rangeClosed(1, 20).mapToObj(i -> "code <b> of line " + i).toList());
    var sources = Sources.below(List.of(directory.resolve("src")), Set.of("Masked.java"));
    var tab =
        open("forest", PathPage.of("paths", Samples.paths(10, 100, "app.Masked.sum"), sources));
    assertEquals("1,001 paths in 1 methods, sequences of up to 10", tab.textOf(".total"));
    assertEquals("app.Masked.sum (Masked.java)", tab.textOf("#label"));
    // The most frequent path is first; its line numbers are marked in the source.
    assertEquals("6", tab.textOf(".node.chosen text"));
    assertTrue(tab.textOf("#detail").contains("6 [11, 14-15, again]"), tab.textOf("#detail"));
    assertEquals("100.00 %11code <b> of line 11", tab.textOf("tr[data-line='11']"));
    assertEquals(
        List.of("11", "14", "15"),
        tab.evaluate(
            "[...document.querySelectorAll('#source tr.taken')].map(row => row.dataset.line)"));
    // As in Figure 6.2: the share of the parent and, in brackets, of the root, on the edge.
    // 500 times path 6 in five runs of 100: 495 times it is followed by itself.
    assertTrue(
        Boolean.TRUE.equals(
            tab.evaluate(
                "[...document.querySelectorAll('text.share')].some(t => t.textContent === '99.0%"
                    + " (99.0%)')")));
    tab.click(".node.chosen circle");
    for (int i = 0; i < 9; i++) {
      tab.press("ArrowDown");
    }
    assertTrue(tab.textOf("#detail").contains("6 [11, 14-15, again] x 10"), tab.textOf("#detail"));
    assertEquals("10", tab.evaluate("document.activeElement.getAttribute('aria-level')"));
    // Rare sequences take their place when asked for.
    long narrow = tab.number("document.querySelector('#forest svg').getAttribute('width')");
    tab.evaluate(
        "(() => { const s = document.getElementById('least'); s.value = '0.0001';"
            + " s.dispatchEvent(new Event('change')); })()");
    tab.settle();
    assertTrue(tab.number("document.querySelector('#forest svg').getAttribute('width')") > narrow);
  }

  @Test
  void withoutTheSourceLinesAreNamed() throws IOException {
    var tab =
        open(
            "nosource",
            PathPage.of("paths", Samples.paths(2, 10, "app.Masked.sum"), Sources.none()));
    assertEquals("Masked.java:11", tab.textOf("tr[data-line='11'] .code"));
  }
}
