bitwAnd(12L, 10L)
bitwOr(12L, 10L)
bitwXor(12L, 10L)
bitwNot(5L)
bitwNot(-1L)
#%%
bitwShiftL(1L, 0:5)
bitwShiftR(-1L, 28L)
bitwShiftL(1L, 31L)
bitwAnd(-1L, 255L)
#%%
bitwAnd(5, 3)
bitwXor(c(1L, 2L, NA), 3L)
#%%
bitwAnd(1.5, 1)
#%%
xor(TRUE, FALSE)
xor(as.raw(12), as.raw(10))
as.raw(12) & as.raw(10)
as.raw(12) | as.raw(3)
!as.raw(1)
#%%
as.raw(c(0, 15, 16, 255))
as.integer(as.raw(200))
rev(as.raw(1:3))
raw(2)
#%%
as.raw(256)
#%%
as.raw(1) + as.raw(2)
#%%
rawToChar(as.raw(c(72, 105)))
charToRaw("Hé")
rawToBits(as.raw(5))
rawShift(as.raw(3), 2)
#%%
intToBits(5L)[1:4]
packBits(intToBits(77L), "integer")
sum(as.integer(intToBits(255L)))
#%%
as.raw(10) == 10
as.raw(3) > as.raw(2)
c(as.raw(1), 2L)
c(as.raw(1), "a")
c(as.raw(1), TRUE)
#%%
strtoi("ff", 16L)
strtoi("777", 8L)
strtoi("0x1F", 16)
#%%
strtoi("010")
strtoi("0x10")
strtoi("12abc", 10)
strtoi("11", base = 2)
#%%
as.hexmode(255)
format(as.hexmode(c(1, 16, 255)))
as.octmode(8L)
#%%
rev(as.integer(intToBits(6))[1:8])
paste(rev(as.integer(intToBits(10))[1:4]), collapse = "")
