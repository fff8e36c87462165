compose <- \(f, g) \(x) g(f(x))
inc <- \(x) x + 1
double <- \(x) {
  x * 2
}
compose(inc, double)(3)
Map(\(x, y) x + y, 1:3, 4:6)
