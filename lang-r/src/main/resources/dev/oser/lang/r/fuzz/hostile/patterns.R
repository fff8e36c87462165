#%% nested stars
repeat grepl("(a*)*b", strrep("a", 10000), perl = TRUE)
#%% nested plus
repeat grepl("^(a+)+$", paste0(strrep("a", 40), "!"), perl = TRUE)
#%% alternatives
repeat grepl("^(a|aa)+$", paste0(strrep("a", 60), "!"), perl = TRUE)
#%% references
repeat grepl("^(a*)\\1*\\1*\\1*\\1*b$", strrep("a", 2000), perl = TRUE)
#%% references in extended patterns
repeat grepl("^(a*)\\1*\\1*\\1*b$", strrep("a", 3000))
#%% many repetitions
repeat gsub("(x+x+)+y", "", strrep("x", 28), perl = TRUE)
#%% look ahead
repeat grepl("(?=(a+))a*b\\1", strrep("a", 30000), perl = TRUE)
#%% a large bound
repeat grepl("(a{1,1000}){1,1000}b", strrep("a", 5000))
#%% bounds inside bounds
repeat regexpr("((a{1,100}){1,100}){1,100}", strrep("a", 100))
#%% deep parentheses
repeat grepl(paste0(strrep("(", 50000), "a", strrep(")", 50000)), "a")
#%% deep parentheses in Perl's way
repeat grepl(paste0(strrep("(", 50000), "a", strrep(")", 50000)), "a", perl = TRUE)
#%% replacing each letter of a long text
x <- strrep("ab", 5000000)
repeat x <- gsub("a|b", "ab", x)
#%% splitting a long text
repeat strsplit(strrep("a,", 1000000), ",", fixed = TRUE)
#%% matches of everything
repeat gregexpr("a*?", strrep("a", 300000), perl = TRUE)
#%% approximate matches
repeat agrepl("lasy", rep("1 lazy 2", 100000), max.distance = 3)
#%% a glob
repeat grepl(glob2rx("*a*b*c*d*e*"), strrep("abcd", 5000))
