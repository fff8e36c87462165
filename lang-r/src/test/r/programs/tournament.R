# A league table: fixtures by the circle method, seeded results, standings with several keys.
teams <- c("Lions", "Bears", "Hawks", "Sharks", "Wolves", "Foxes")
fixtures <- function(teams) {
  n <- length(teams)
  order <- seq_len(n)
  do.call(rbind, lapply(seq_len(n - 1), function(round) {
    half <- n / 2
    pairs <- data.frame(round = round, home = teams[order[seq_len(half)]], away = teams[rev(order)[seq_len(half)]])
    order <<- c(order[1], order[n], order[2:(n - 1)])
    pairs
  }))
}
set.seed(77)
games <- fixtures(teams)
games$hg <- rpois(nrow(games), 1.6)
games$ag <- rpois(nrow(games), 1.2)
games$day <- as.Date("2024-08-03") + 7 * (games$round - 1)
head(games)
str(games)
stopifnot(nrow(games) == choose(length(teams), 2), !anyDuplicated(t(apply(games[c("home", "away")], 1, sort))))
points <- function(own, other) ifelse(own > other, 3L, ifelse(own == other, 1L, 0L))
long <- rbind(
  with(games, data.frame(team = home, gf = hg, ga = ag, pts = points(hg, ag))),
  with(games, data.frame(team = away, gf = ag, ga = hg, pts = points(ag, hg))))
standings <- aggregate(cbind(pts, gf, ga) ~ team, long, sum)
standings$played <- as.vector(table(long$team)[standings$team])
standings$gd <- standings$gf - standings$ga
standings <- standings[with(standings, order(-pts, -gd, -gf, team)), ]
rownames(standings) <- NULL
print(standings[c("team", "played", "pts", "gd", "gf")])
cat(sprintf("%2d. %-8s %3d pts %+3d\n", seq_len(nrow(standings)), standings$team, standings$pts, standings$gd), sep = "")
wdl <- table(long$team, factor(long$pts, levels = c(3, 1, 0), labels = c("W", "D", "L")))
wdl
prop.table(wdl, 1)
form <- tapply(long$pts, long$team, function(p) paste(c("L", "D", "", "W")[p + 1], collapse = ""))
form[standings$team]
biggest <- games[which.max(abs(games$hg - games$ag)), ]
cat("Biggest win:", with(biggest, paste0(home, " ", hg, "-", ag, " ", away)), "on", format(biggest$day, "%d %B"), "\n")
tapply(games$hg + games$ag, games$round, sum)
by.month <- split(games, months(games$day))
sapply(by.month, function(g) c(games = nrow(g), goals = sum(g$hg, g$ag)))
as.matrix(head(standings[c("pts", "gd")], 3))
champion <- standings$team[1]
switch(as.character(sum(standings$pts == standings$pts[1])), "1" = cat(champion, "win outright\n"), cat(champion, "win on goal difference\n"))
