for (n in c(1, 2, 3, 4, 5, 7, 10, 16)) { cat(heat.colors(n), "\n"); cat(topo.colors(n), "\n"); cat(terrain.colors(n), "\n"); cat(cm.colors(n), "\n"); cat(gray.colors(n), "\n") }
#%%
heat.colors(3, alpha = 0.5); terrain.colors(4, rev = TRUE); heat.colors(0); gray.colors(3, 0.1, 0.8, 1); cm.colors(4, alpha = 0.2); grey.colors(2); topo.colors(3, rev = TRUE)
#%%
hcl(); hcl(c(0, 120, 240), 100, 65); hcl(120, 35, 85, 0.5); hcl(300, 100, 50, fixup = FALSE); hcl(h = seq(0, 300, 60)); hcl(l = c(0, 5, 50, 100))
#%%
for (i in 1:20) cat(n2mfrow(i), ""); n2mfrow(7, asp = 2); n2mfrow(25); trans3d(1, 2, 3, diag(4)); trans3d(1:2, 2:3, 0, matrix(1:16, 4)); xinch(1); yinch(2); xyinch()
