export const limitesClesAcces = {
  /** Enough for every device of a family, few enough to be read at a glance. */
  parCompte: 10,
  /** What an authenticator must sign is worth nothing after that. */
  defiMinutes: 5,
  /** Longest name that a person may give to a key. */
  libelle: 40,
} as const

/** As much as a browser says of where a key lives. */
export type Provenance = {
  userAgent: string
  /** `platform`: the device in front of the person; `cross-platform`: another one. */
  attachment: string | null
  transports: readonly string[]
}

/** The order matters: an iPhone also says « Mac OS X », and Android says « Linux ». */
const appareils: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Téléphone Android'],
  [/Android/, 'Tablette Android'],
  [/Windows/, 'Ordinateur Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux|X11/, 'Ordinateur Linux'],
]

const INCONNU = 'Appareil'

/** « iPhone », « Ordinateur Windows »: what a key is called when its owner gives it no name. */
export function libelleAppareil({ userAgent, attachment, transports }: Provenance): string {
  if (attachment === 'cross-platform')
    return transports.includes('hybrid') || transports.includes('internal')
      ? 'Téléphone ou tablette'
      : 'Clé de sécurité'
  return appareils.find(([signe]) => signe.test(userAgent))?.[1] ?? INCONNU
}

/** On one line, without what a screen cannot show. */
export const normalizeLibelleCle = (saisie: string) =>
  saisie.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim()

/** The second iPhone is « iPhone (2) ». */
export function libelleLibre(libelle: string, pris: readonly string[]): string {
  if (!pris.includes(libelle)) return libelle
  for (let rang = 2; ; rang++) {
    const autre = `${libelle} (${rang})`
    if (!pris.includes(autre)) return autre
  }
}

export const messageLibelleTropLong = `Le nom de la clé comporte ${limitesClesAcces.libelle} caractères au maximum`
