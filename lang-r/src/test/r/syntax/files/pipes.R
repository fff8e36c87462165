squares <- c(1, 4, 9) |> sqrt() |> sum()
mtcars |>
  subset(cyl == 4, select = c(mpg, wt)) |>
  transform(kpl = mpg * 0.425) |>
  lm(kpl ~ wt, data = _) |>
  summary()
x |> (\(d) d + 1)() |> identity()
