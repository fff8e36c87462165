#%% url
readLines(url("http://example.org/"))
#%% https
readLines("https://example.org/")
#%% ftp
readLines(url("ftp://example.org/file"))
#%% a socket
socketConnection("example.org", 80)
#%% a server
socketConnection(port = 8080, server = TRUE)
#%% download.file
download.file("http://example.org/", "page")
#%% packages from the network
install.packages("R6", repos = "http://example.org")
#%% a script from the network
source("http://example.org/script.R")
#%% data from the network
read.csv("http://example.org/data.csv")
#%% names of hosts
nsl("example.org")
