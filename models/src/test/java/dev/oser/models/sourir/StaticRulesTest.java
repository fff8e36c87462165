package dev.oser.models.sourir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.models.sourir.check.StaticChecker;
import dev.oser.models.sourir.text.Parser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every static rule has a program that breaks only it; {@code ;} stands for a newline. */
class StaticRulesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "function f (); return 1 | 1:1: there is no main; begin the program with instructions, or add 'function main ()'",
        "function main (var x); stop x | 1:1: main cannot have parameters; use read for input",
        "print 1; function f (); return 1; function f (); return 2 | 4:1: function f is already defined; give one of them another name",
        "print 1; function f (); version v; return 1; version v; return 2 | 5:1: f already has a version v; rename one",
        "print 1; function f (var x, var x); return x | 2:1: f has two parameters x; rename one",
        ">l:; >l: | 2:1: label >l is already used in version anon; rename one",
        "print 1; function f () | 2:1: version anon of f is empty; end it with return",
        "print 1; function f (); print 2 | 3:1: version anon of f ends in 'print 2'; end it with return, stop, goto or branch",
        "print 'g | 1:7: there is no function g",
        "call x = 'f(1); function f (); return 1 | 1:10: f takes 0 arguments, not 1",
        "goto l | 1:1: there is no label l: to go to; add a line 'l:'",
        "goto l; $l: | 1:1: there is no label l: to go to; the label of that name is of another kind",
        "branch true $a $a; $a: | 1:1: both ways lead to $a; give each a label of its own",
        "branch true $a $b; $a:; goto m; m: | 1:1: there is no label $b: to branch to; add a line '$b:'",
        "goto m; $a:; goto m; m: | 2:1: label $a must have exactly one branch, and has 0",
        "l:; print 1 | 1:1: label l: cannot come first; put a goto before it",
        "print 1; l: | 2:1: control falls into label l: from the line before; put a goto between",
        "goto l; # note; l: | 3:1: control falls into label l: from the line before; put a goto between",
        "print x | 1:7: variable x is not in scope here; declare it with 'var x = …'",
        "x <- 1 | 1:1: variable x is not in scope here; declare it with 'var x = …'",
        "drop x | 1:1: variable x is not in scope here; declare it with 'var x = …'",
        "read x | 1:1: variable x is not in scope here; declare it with 'var x = …'",
        "var x = 1; var x = 2 | 2:1: variable x is already declared; assign with 'x <- …', or drop it first",
        "branch true $a $b; $a:; var x = 1; goto m; $b:; goto m; m:; print 1 | 7:1: the ways to 'm:' do not agree about variable x (see line 4); declare it once before they part, or drop it on the way",
        "branch true $a $b; $a:; var x = 1; goto m; $b:; var x = 1; goto m; m:; print x | 8:1: the ways to 'm:' do not agree about variable x (see line 7); declare it once before they part, or drop it on the way",
        "var x = 1; {}; print 1 | 2:1: the scope leaves out x, which is in scope here; add it, or '...'",
        "{y, ...}; print 1 | 1:1: the scope promises y, which is not in scope here",
        ">l: assume [] else (f, v, m) [] | 1:20: there is no function f",
        ">l: assume [] else (main, v, m) [] | 1:20: main has no version v",
        ">l: assume [] else (main, anon, m) [] | 1:20: version anon of main has no bailout label m; add a line '>m:' there",
        "var x = 1; >l: assume [] else (main, anon, m) []; >m: | 2:20: the varmap leaves out x, in scope at (main, anon, m)",
        ">m:; >l: assume [] else (main, anon, m) [var x = 1] | 2:20: the varmap sets x, not in scope at (main, anon, m)",
        ">m:; >l: assume [] else (main, anon, m) [], (f, v, l) [var x = $] | 2:40: there is no function f",
        ">m:; >l: assume [] else (main, anon, m) [], (main, anon, c) [var y = $]; call x = 'f() c; function f (); return 1 | 2:40: the varmap leaves out x, in scope at (main, anon, c)"
      })
  void aBrokenRuleIsReportedWithItsPosition(String text, String problem) {
    var program = Parser.parse(text.strip().replaceAll("; *", "\n")).orThrow();
    var problems = StaticChecker.check(program);
    assertEquals(problem.strip(), problems.isEmpty() ? "none" : problems.getFirst().toString());
  }
}
