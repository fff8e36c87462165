package dev.oser.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mode {@code cct} counts every call in its context, whatever the program does. */
class ExactCountsTest {
  @TempDir Path directory;

  private String profile(String options, String... workload) throws Exception {
    var file = directory.resolve("profile");
    Child.run(directory, "cct,format=collapsed,out=" + file + options, workload);
    return Files.readString(file).replace("dev.oser.agent.workload.", "").replace(workload[0], "");
  }

  private void check(String expected, String... workload) throws Exception {
    assertEquals(expected, profile("", workload));
  }

  @Test
  void recursion() throws Exception {
    check(
        """
        .main 1
        .main;.fib 1
        .main;.fib;.fib 2
        .main;.fib;.fib;.fib 4
        .main;.fib;.fib;.fib;.fib 8
        .main;.fib;.fib;.fib;.fib;.fib 8
        .main;.fib;.fib;.fib;.fib;.fib;.fib 2
        .main;.isEven 1
        .main;.isEven;.isOdd 1
        .main;.isEven;.isOdd;.isEven 1
        .main;.isEven;.isOdd;.isEven;.isOdd 1
        .main;.isEven;.isOdd;.isEven;.isOdd;.isEven 1
        .main;.isEven;.isOdd;.isEven;.isOdd;.isEven;.isOdd 1
        """,
        "Recursion");
  }

  @Test
  void exceptionsThroughSeveralMethods() throws Exception {
    check(
        """
        .main 1
        .main;.afterwards 10
        .main;.caught 5
        .main;.first 10
        .main;.first;.second 10
        .main;.first;.second;.afterThird 5
        .main;.first;.second;.third 10
        .main;.nullPointer 1
        .main;.nullPointer;.afterwards 1
        .main;.nullPointer;.length 1
        .main;.rethrow 1
        .main;.rethrow;.afterwards 1
        .main;.rethrow;.caught 1
        .main;.rethrow;.third 1
        .main;.returnsFromFinally 1
        .main;.returnsFromFinally;.third 1
        .main;.synchronizedThrow 1
        .main;.synchronizedThrow;.caught 1
        .main;.synchronizedThrow;.third 1
        """,
        "Unwinding");
  }

  @Test
  void constructors() throws Exception {
    check(
        """
        .main 1
        .main;$Color.<clinit> 1
        .main;$Color.<clinit>;$Color.$values 1
        .main;$Color.<clinit>;$Color.<init> 2
        .main;$Color.valueOf 1
        .main;$Color.valueOf;$Color.values 1
        .main;$Early.<init> 2
        .main;$Early.<init>;$Base.<init> 2
        .main;$Early.<init>;.check 2
        .main;$Early.<init>;.check;.small 2
        .main;$Inner.<init> 1
        .main;$Inner.value 1
        .main;$List.<init> 2
        .main;$Middle.<init>() 1
        .main;$Middle.<init>();$Middle.<init>(int) 1
        .main;$Middle.<init>();$Middle.<init>(int);$Base.<init> 1
        .main;$Middle.<init>();$Middle.<init>(int);$Middle.name 1
        .main;$Middle.<init>();$Middle.<init>(int);.done 1
        .main;$Middle.<init>();$Middle.<init>(int);.small 1
        .main;$Middle.<init>(int) 3
        .main;$Middle.<init>(int);$Base.<init> 2
        .main;$Middle.<init>(int);$Middle.name 1
        .main;$Middle.<init>(int);.big 1
        .main;$Middle.<init>(int);.done 1
        .main;$Middle.<init>(int);.small 2
        .main;$Pair.<init> 2
        .main;$Pair.toString 1
        .main;.<init> 1
        .main;.after 3
        """,
        "Constructors");
  }

  @Test
  void staticInitialisers() throws Exception {
    check(
        """
        .main 1
        .main;$ByCall.<clinit> 1
        .main;$ByCall.<clinit>;.compute 1
        .main;$ByCall.get 2
        .main;$Failing.<clinit> 1
        .main;$Failing.<clinit>;.compute 1
        .main;.compute 1
        """,
        "StaticInitialisers");
  }

  @Test
  void codeTheJdkCallsBack() throws Exception {
    check(
        """
        .main 1
        .main;$Named.<init> 1
        .main;$Named.toString 1
        .main;$Shape.square 1
        .main;$Shape.twice 1
        .main;$Shape.twice;$Shape.lambda$square$0 1
        .main;.apply 1
        .main;.apply;.lambda$main$0 1
        .main;.apply;.lambda$main$0;.add 1
        .main;.lambda$main$1 3
        .main;.lambda$main$1;.add 3
        .main;.see 3
        """,
        "Lambdas");
  }

  @Test
  void thousandsOfThreads() throws Exception {
    check(
        """
        .<clinit> 1
        .main 1
        .main;.platform 2000
        .work 2000
        .work;.step 8000
        .work;.step;.leaf 8000
        .work;.waitABit 6000
        """,
        "ManyThreads",
        "platform");
  }

  @Test
  void thousandsOfVirtualThreads() throws Exception {
    check(
        """
        .<clinit> 1
        .main 1
        .work 2000
        .work;.step 8000
        .work;.step;.leaf 8000
        .work;.waitABit 6000
        """,
        "ManyThreads",
        "virtual");
  }

  @Test
  void classesDefinedWithoutAName() throws Exception {
    check(
        """
        .main 1
        .main;$Made.run 1
        .main;$Made.run;$Made.step 3
        .main;.<init> 1
        """,
        "Nameless");
  }

  @Test
  void exitInTheMiddle() throws Exception {
    // The hook of the program may run before or after the agent's.
    assertEquals(
        """
        .main 1
        .main;.work 4
        .main;.work;.leave 1
        """,
        profile(",exclude=*#lambda*", "ExitInTheMiddle"));
  }

  @Test
  void loadersThatHideTheAgent() throws Exception {
    check(
        """
        .main 1
        .main;$Hidden.<init> 2
        .main;$Hidden.run 2
        .main;$Hidden.run;$Hidden.step 6
        .main;.<init> 3
        .main;.findClass 2
        """,
        "HidingLoader");
  }
}
