writeLines(c("Package: demo", "Version: 1.0", "Description: Long text", "  over lines.", "    And more: yes", "", "", "Package: other", "Depends: R (>= 3.0),", "\tmethods", "Empty:"), "d.dcf")
x <- read.dcf("d.dcf"); print(x); dim(x)
print(read.dcf("d.dcf", fields = c("Package", "Missing")))
x[1, "Package"]
unname(read.dcf("d.dcf", "Depends")[2, ])
print(read.dcf("d.dcf", keep.white = "Description")[1, "Description"])
read.dcf("d.dcf", all = TRUE)$Package
#%%
writeLines("no tag here", "d.dcf")
read.dcf("d.dcf")
#%%
file.create("e.dcf")
read.dcf("e.dcf")
#%%
con <- textConnection("A: 1\nB: 2"); read.dcf(con); close(con)
