package dev.oser.workload;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Random;
import java.util.function.IntFunction;

/** A database in memory: tables are filled, joined, grouped and changed. */
abstract class Sql implements IntFunction<String> {
  private final String url;

  Sql(String url) {
    this.url = url;
  }

  @Override
  public String apply(int size) {
    var result = new StringBuilder();
    var random = new Random(size);
    try (var connection = DriverManager.getConnection(url)) {
      run(
          connection,
          "CREATE TABLE customer (id INT PRIMARY KEY, name VARCHAR(40), city VARCHAR(40))");
      run(
          connection,
          "CREATE TABLE orders (id INT PRIMARY KEY, customer INT, amount DECIMAL(10,2), note"
              + " VARCHAR(80))");
      run(connection, "CREATE INDEX by_customer ON orders (customer)");
      fill(connection, random, size);
      for (int i = 0; i < size; i++) {
        query(
            connection,
            result,
            "SELECT c.city, COUNT(*), SUM(o.amount) FROM customer c JOIN orders o ON o.customer ="
                + " c.id WHERE o.amount > "
                + random.nextInt(900)
                + " GROUP BY c.city HAVING COUNT(*) > 1 ORDER BY 2 DESC, 1");
        query(
            connection,
            result,
            "SELECT name, (SELECT MAX(amount) FROM orders WHERE customer = c.id) m FROM customer c"
                + " WHERE (SELECT COUNT(*) FROM orders o WHERE o.customer = c.id AND "
                + condition(random, 5)
                + ") > 1 AND UPPER(name) LIKE '%"
                + random.nextInt(10)
                + "%' OR city IN ('c1', 'c2') ORDER BY name");
        run(
            connection,
            "UPDATE orders SET amount = amount * 1.01, note = CONCAT(SUBSTRING(note, 1, 20), 'x')"
                + " WHERE customer = "
                + random.nextInt(size + 1));
      }
      run(connection, "DROP TABLE orders");
      run(connection, "DROP TABLE customer");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return result.toString();
  }

  /** {@return a nested condition on an order} */
  private static String condition(Random random, int depth) {
    return switch (depth == 0 ? 0 : random.nextInt(4)) {
      case 0 -> number(random, 3) + (random.nextBoolean() ? " > " : " < ") + number(random, 3);
      case 1 -> "NOT (" + condition(random, depth - 1) + ")";
      default ->
          "("
              + condition(random, depth - 1)
              + (random.nextBoolean() ? " AND " : " OR ")
              + condition(random, depth - 1)
              + ")";
    };
  }

  private static String number(Random random, int depth) {
    return switch (depth == 0 ? random.nextInt(3) : random.nextInt(7)) {
      case 0 -> "o.amount";
      case 1 -> "o.customer";
      case 2 -> String.valueOf(random.nextInt(1000));
      case 3 -> "ABS(" + number(random, depth - 1) + ")";
      case 4 ->
          "CASE WHEN "
              + condition(random, 0)
              + " THEN "
              + number(random, depth - 1)
              + " ELSE 7 END";
      case 5 -> "LENGTH(o.note)";
      default ->
          "("
              + number(random, depth - 1)
              + (random.nextBoolean() ? " + " : " - ")
              + number(random, depth - 1)
              + ")";
    };
  }

  private static void fill(Connection connection, Random random, int size) throws SQLException {
    try (var customers = connection.prepareStatement("INSERT INTO customer VALUES (?, ?, ?)");
        var orders = connection.prepareStatement("INSERT INTO orders VALUES (?, ?, ?, ?)")) {
      for (int i = 0; i < size * 4; i++) {
        customers.setInt(1, i);
        customers.setString(2, "name" + random.nextInt(10_000));
        customers.setString(3, "c" + random.nextInt(30));
        customers.executeUpdate();
        for (int j = 0; j < 5; j++) {
          orders.setInt(1, i * 5 + j);
          orders.setInt(2, i);
          orders.setBigDecimal(3, java.math.BigDecimal.valueOf(random.nextInt(100_000), 2));
          orders.setString(4, "note number " + j);
          orders.executeUpdate();
        }
      }
    }
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static void query(Connection connection, StringBuilder result, String sql)
      throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      int columns = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        for (int i = 1; i <= columns; i++) {
          result.append(rows.getString(i)).append(i == columns ? '\n' : '|');
        }
      }
    }
  }
}
