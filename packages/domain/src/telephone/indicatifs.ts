/** Calling codes have three digits, except these. */
const courts = new Set(
  (
    '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 ' +
    '60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'
  ).split(' '),
)

/** « 33612345678 » → « 33 » and « 612345678 »; the code of a number being typed may be cut short. */
export function splitIndicatif(chiffres: string): { indicatif: string; reste: string } {
  const longueur = [1, 2].find((n) => courts.has(chiffres.slice(0, n))) ?? 3
  return { indicatif: chiffres.slice(0, longueur), reste: chiffres.slice(longueur) }
}

/** France and its overseas departments write a zero before the number, at home only. */
const aPrefixeNational = new Set(['33', '262', '590', '594', '596'])

/** « +33 (0)6 … » stands on many letterheads: the zero is not dialled from abroad. */
export const sansPrefixeNational = (indicatif: string, reste: string) =>
  aPrefixeNational.has(indicatif) ? reste.replace(/^0+/, '') : reste
