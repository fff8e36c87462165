tanpi(c(-2.5, 0.5, 1.5, 1, 0.25))
lchoose(5000, 2500); lchoose(-3, 2:5); lchoose(0.5, c(3, 40, 200)); choose(50.5, 35); choose(3.5, 40); choose(-2.5, 41)
A <- rbind(c(1, 2, 3, 4), c(2, 1, 4, 3), c(1, 1, 1, 2))
qr.solve(A, 1:3); qr.coef(qr(A), 1:3)
