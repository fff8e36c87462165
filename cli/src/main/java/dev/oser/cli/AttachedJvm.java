package dev.oser.cli;

import com.sun.tools.attach.AgentInitializationException;
import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A running JVM that the agent is loaded into. */
final class AttachedJvm implements AutoCloseable {
  /** The socket of a process is gone a little before the process is. */
  private static final int PATIENCE_SECONDS = 3;

  private final String process;
  private final String jar;
  private final VirtualMachine machine;

  private AttachedJvm(String process, String jar, VirtualMachine machine) {
    this.process = process;
    this.jar = jar;
    this.machine = machine;
  }

  static AttachedJvm attach(String process) {
    var jar = AgentJar.find().toString();
    try {
      return new AttachedJvm(process, jar, VirtualMachine.attach(process));
    } catch (AttachNotSupportedException | IOException e) {
      throw new Failure("cannot attach to process " + process + ": " + e.getMessage());
    }
  }

  /**
   * Tells the agent what to do.
   *
   * @throws IOException if the process has ended, or does not answer
   */
  void tell(String options) throws IOException {
    try {
      machine.loadAgent(jar, options);
    } catch (AgentLoadException | AgentInitializationException e) {
      throw new Failure("process " + process + " does not accept the agent: " + e.getMessage());
    }
  }

  boolean isRunning() {
    return handle().map(ProcessHandle::isAlive).orElse(false);
  }

  /** {@return whether the process, which no longer answers, has ended or does so now} */
  boolean hasEnded() {
    var end = handle().map(ProcessHandle::onExit);
    if (end.isEmpty()) {
      return true;
    }
    try {
      end.get().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      return true;
    } catch (TimeoutException | ExecutionException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private Optional<ProcessHandle> handle() {
    return ProcessHandle.of(Long.parseLong(process));
  }

  @Override
  public void close() {
    try {
      machine.detach();
    } catch (IOException e) {
      // The process has ended: there is nothing to detach from.
    }
  }
}
