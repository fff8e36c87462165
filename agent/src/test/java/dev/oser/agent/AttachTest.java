package dev.oser.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.tools.attach.VirtualMachine;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The agent can come to a program that runs already, go, and come again. */
class AttachTest {
  @TempDir Path directory;

  @Test
  void aRunningProgramIsProfiledTwice() throws Exception {
    var command = Child.command(null, "Loop");
    command.add(1, "-XX:+EnableDynamicAgentLoading");
    var process = new ProcessBuilder(command).start();
    var reader = process.inputReader();
    assertEquals("ready", reader.readLine());
    var machine = VirtualMachine.attach(Long.toString(process.pid()));
    for (var mode : new String[] {"cct", "hcct"}) {
      var file = directory.resolve(mode);
      machine.loadAgent(Child.JAR.toString(), mode + ",format=collapsed,out=" + file);
      // The program may not get the processor for a while.
      do {
        Thread.sleep(100);
        machine.loadAgent(Child.JAR.toString(), "report");
      } while (Files.size(file) == 0);
      assertCounted(file);
      machine.loadAgent(Child.JAR.toString(), "stop");
      assertCounted(file);
    }
    machine.detach();
    process.getOutputStream().write('\n');
    process.getOutputStream().flush();
    assertEquals("done", reader.readLine());
    assertEquals(0, process.waitFor());
    assertEquals("", new String(process.getErrorStream().readAllBytes()));
  }

  @Test
  void aFileAsksForTheProfileSoFar() throws Exception {
    var file = directory.resolve("profile");
    var trigger = directory.resolve("trigger");
    var process =
        new ProcessBuilder(
                Child.command("cct,format=collapsed,out=" + file + ",trigger=" + trigger, "Loop"))
            .start();
    assertEquals("ready", process.inputReader().readLine());
    do {
      Files.createFile(trigger);
      while (Files.exists(trigger)) {
        Thread.sleep(20);
      }
    } while (Files.size(file) == 0);
    assertTrue(process.isAlive());
    assertCounted(file);
    process.getOutputStream().write('\n');
    process.getOutputStream().flush();
    assertEquals(0, process.waitFor());
    assertCounted(file);
  }

  /** A program that is killed leaves a profile. */
  @Test
  void theProfileIsWrittenNowAndThen() throws Exception {
    var file = directory.resolve("profile");
    var process =
        new ProcessBuilder(Child.command("cct,format=collapsed,every=1,out=" + file, "Loop"))
            .start();
    assertEquals("ready", process.inputReader().readLine());
    while (!Files.exists(file) || Files.size(file) == 0) {
      assertTrue(process.isAlive());
      Thread.sleep(50);
    }
    process.destroyForcibly().waitFor();
    assertCounted(file);
  }

  private static void assertCounted(Path file) throws Exception {
    var text = Files.readString(file);
    assertTrue(text.contains("dev.oser.agent.workload.Loop."), text);
    Files.delete(file);
  }
}
