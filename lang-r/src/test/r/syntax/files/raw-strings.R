path <- r"(C:\Users\me)"
json <- r"---({"key": "va(l)ue"})---"
multi <- r"[line one
line "two"
]"
re <- r'{\d+\.\d*}'
cat(path, json, multi, re, sep = "\n")
