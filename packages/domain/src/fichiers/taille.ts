const unites = ['Octets', 'ko', 'Mo', 'Go', 'To', 'Po'] as const

const decimal = (valeur: number, min: number, max: number) =>
  valeur.toLocaleString('fr-FR', { minimumFractionDigits: min, maximumFractionDigits: max })

/** « 0 Octets », « 12,5 ko », « 1,0 Mo »: the largest unit that leaves a figure above one. */
export function formatTaille(octets: number): string {
  let rang = 0
  let valeur = octets
  while (valeur >= 1024 && rang < unites.length - 1) {
    valeur /= 1024
    rang++
  }
  return `${rang === 0 ? decimal(valeur, 0, 0) : decimal(valeur, 1, 2)} ${unites[rang]}`
}

const enMo = (octets: number) => octets / 1024 / 1024

/** A file's weight, in Mo with one or two decimals. */
export const formatMoFichier = (octets: number) => decimal(enMo(octets), 1, 2)

/** A limit, in Mo with one decimal. */
export const formatMoLimite = (octets: number) => decimal(enMo(octets), 1, 1)

/** Of a file in a list: in Mo, unless it is so light that « 0,0 Mo » would say nothing. */
export const formatPoids = (octets: number) =>
  enMo(octets) < 0.005 ? formatTaille(octets) : `${formatMoFichier(octets)} Mo`
