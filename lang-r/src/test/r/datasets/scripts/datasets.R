head(mtcars)
summary(iris)
str(airquality)
head(CO2)
class(CO2)
AirPassengers
Titanic
head(state.x77, 3)
#%%
str(women)
levels(warpbreaks$wool)
head(ToothGrowth)
str(esoph)
euro
presidents
HairEyeColor
sleep
#%%
# All of them are there, and what they are.
for (name in c("BOD", "Formaldehyde", "Indometh", "LakeHuron", "Nile", "USArrests", "VADeaths", "ability.cov", "attitude", "chickwts", "cars", "co2",
  "crimtab", "faithful", "infert", "islands", "longley", "lynx", "morley", "npk", "precip", "quakes", "rivers", "rock", "state.region", "swiss",
  "trees", "uspop", "volcano", "women"))
  cat(name, class(get(name)), dim(get(name)), length(get(name)), "\n")
#%%
data(cars)
ls()
print(data("women", "iris"))
ls()
data(nosuch)
data(list = "swiss", envir = e <- new.env())
ls(e)
cars$speed <- 1
data(cars)
head(cars, 2)
data(state)
ls()
