export const DEPENSE_MAX = 10_000_000
export const QUANTITE_MAX = 30
export const COEFFICIENT_MAX = 150
