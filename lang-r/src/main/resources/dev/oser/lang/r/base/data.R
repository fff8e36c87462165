# Factors and data frames.
