# units
library(grid); u <- unit(1:3, c("npc", "cm", "lines")); u; u[2]; u + unit(1, "cm"); u * 2; 2 * u; -u; sum(u); max(u, unit(4, "mm")); unit.c(u, unit(0.5, "native")); unit.pmax(u, unit(1, "cm")); rep(u, times = 2); length(u); is.unit(u); as.character(u + unit(1:3, "cm") * 3); format(u); u / 2; u - unit(1, "npc"); unitType(u)
#%%
library(grid); unit(1, "strwidth", "abc"); stringWidth("hi"); unit(1:2, "cm") + unit(3, "cm"); unit(3, "points") + unit(1, "cm") + unit(2, "npc"); sum(unit(1:3, "cm")); min(unit(1:3, "cm")); 0.5 * (unit(1, "npc") - unit(2, "lines")); class(unit(1:2, "cm")); class(unit(1:2, c("cm", "npc"))); u <- unit(1:3, c("npc", "cm", "lines")); u[2] <- unit(9, "inches"); u; rev(u); u[-1]; u[[2]]; as.numeric(unit(1:2, "cm")); unit(1, "inch"); unclass(unit(c(2.5, 3), "mm"))
#%%
library(grid); try(unit(1, "foo")); try(unit(numeric(), "cm")); try(unit(1, "cm") * unit(1, "cm")); try(unit(1, "strwidth")); try(unit(1, "grobwidth"))
#%%
library(grid); convertUnit(unit(1, "inches"), "cm"); convertX(unit(c(10, 25.4), "mm"), "inches", valueOnly = TRUE); convertHeight(unit(72.27, "points") + unit(2.54, "cm"), "inches")
#%%
# parameters
library(grid); gpar(col = "red", lwd = 2); gp <- gpar(fontsize = 12, fontface = "bold"); gp; names(gp); gp$font; gpar(); class(gpar(lwd = 1)); try(gpar(col = character())); try(gpar(1))
#%%
# objects and trees of them
library(grid); g <- textGrob("hi", x = 0.5, name = "t"); g; class(g); names(g); g$label; g$x; r <- rectGrob(name = "r"); r; gt <- gTree(children = gList(g, r), name = "gt"); gt; class(gt); childNames(gt); getGrob(gt, "t"); gt2 <- editGrob(gt, "t", label = "bye"); getGrob(gt2, "t")$label; gt3 <- addGrob(gt, nullGrob(name = "n")); childNames(gt3); childNames(removeGrob(gt3, "n")); grobTree(g, r, name = "x"); gList(g, r); is.grob(g); grid.ls(gt); childNames(reorderGrob(gt3, 3))
#%%
# viewports
library(grid); vp <- viewport(x = 0.5, width = unit(2, "cm"), name = "v"); vp; class(vp); vp$width; vpList(vp, viewport(name = "w")); vpStack(vp, viewport(name = "w")); vpPath("a", "b"); gPath("a", "b"); vpTree(vp, vpList(viewport(name = "q"))); l <- grid.layout(2, 3, widths = unit(1:3, "cm")); class(l); l$ncol; arrow()$ends; depth(vpPath("a", "b")); grid.pretty(c(0, 10)); valid.just("left"); valid.just(c("right", "top")); viewport(just = "left")$valid.just; tryCatch(viewport(xscale = c(1, 1)), error = function(e) conditionMessage(e))
#%%
library(grid); pdf(NULL); pushViewport(viewport(name = "a")); pushViewport(viewport(name = "b"), viewport(name = "c")); current.vpPath(); upViewport(2); current.vpPath(); downViewport("c"); current.vpPath(); popViewport(); current.viewport(); seekViewport("b"); upViewport(0); current.viewport(); x <- grid.text("q", name = "k"); x; tryCatch(downViewport("nosuch"), error = function(e) conditionMessage(e))
