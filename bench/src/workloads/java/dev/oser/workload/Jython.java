package dev.oser.workload;

import java.util.function.IntFunction;
import org.python.core.Options;
import org.python.core.PyCode;
import org.python.core.PyInteger;
import org.python.util.PythonInterpreter;

/** Jython runs a program: a recursive parser and evaluator, classes, dictionaries, sorting. */
public final class Jython implements IntFunction<String> {
  private static final String PROGRAM =
      """
      class Node:
          def __init__(self, op, left, right):
              self.op, self.left, self.right = op, left, right
          def value(self, env):
              a, b = self.left.value(env), self.right.value(env)
              return {'+': lambda: a + b, '-': lambda: a - b, '*': lambda: a * b % 9973}[self.op]()
          def size(self):
              return 1 + self.left.size() + self.right.size()
      class Leaf:
          def __init__(self, name):
              self.name = name
          def value(self, env):
              return env.get(self.name, 1)
          def size(self):
              return 1
      class Parser:
          def __init__(self, text):
              self.tokens, self.at = text.split(), 0
          def peek(self):
              return self.tokens[self.at] if self.at < len(self.tokens) else ''
          def take(self):
              self.at += 1
              return self.tokens[self.at - 1]
          def sum(self):
              left = self.product()
              while self.peek() in ('+', '-'):
                  left = Node(self.take(), left, self.product())
              return left
          def product(self):
              left = self.atom()
              while self.peek() == '*':
                  left = Node(self.take(), left, self.atom())
              return left
          def atom(self):
              t = self.take()
              if t == '(':
                  inside = self.sum()
                  self.take()
                  return inside
              return Leaf(t)
      seed = [42]
      def rand(n):
          seed[0] = (seed[0] * 1103515245 + 12345) % 2147483648
          return seed[0] // 65536 % n
      def text(depth):
          if depth == 0 or rand(4) == 0:
              return 'abcdefgh'[rand(8)]
          s = text(depth - 1) + ' ' + '+-*'[rand(3)] + ' ' + text(depth - 1)
          return '( ' + s + ' )' if rand(2) else s
      def run(n):
          results, counts = [], {}
          for i in range(n):
              tree = Parser(text(9)).sum()
              env = dict((c, (ord(c) * i) % 17) for c in 'abcdefgh')
              v = tree.value(env)
              results.append((v, tree.size()))
              counts[v % 10] = counts.get(v % 10, 0) + 1
          results.sort(key=lambda r: (-r[1], r[0]))
          return repr(results[:50]) + repr(sorted(counts.items()))
      """;

  /** Compiled once: otherwise each round has classes, and so calling contexts, of its own. */
  private PyCode program;

  @Override
  public String apply(int size) {
    Options.importSite = false;
    try (var python = new PythonInterpreter()) {
      if (program == null) {
        program = python.compile(PROGRAM, "program.py");
      }
      python.exec(program);
      return python.get("run").__call__(new PyInteger(size * 5)).toString();
    }
  }
}
