/**
 * Endings that do not change what a word is about, longest first: plural and feminine, tenses,
 * nouns made from verbs (rembours-er, rembours-ement, rembours-é).
 */
const terminaisons = [
  ...['issement', 'eraient', 'issant', 'cation', 'aient', 'ation', 'ement', 'eront', 'erait'],
  ...['erai', 'erez', 'ant', 'ent', 'ait', 'era', 'eur'],
]
/** These may leave a shorter stem: pay-er, cart-e. */
const terminaisonsLegeres = ['ee', 'er', 'ez', 'e']

const RACINE_MIN = 4
const RACINE_MIN_LEGERE = 3

/**
 * The stem of a word without accents and capitals. It need not be a word: texts and questions both
 * go through here, and only have to meet.
 */
export function racine(mot: string): string {
  if (/\d/.test(mot)) return mot
  return simplifie(sansTerminaison(singulier(mot)))
}

function singulier(mot: string): string {
  if (mot.length <= RACINE_MIN) return mot
  // Journaux, hôpitaux; but eaux, bureaux.
  if (mot.endsWith('aux') && !mot.endsWith('eaux')) return `${mot.slice(0, -2)}l`
  return /[^s]s$|eux$|eaux$/.test(mot) ? mot.slice(0, -1) : mot
}

/** The feminine may hide another ending: adhérent-e becomes adhér-ent. */
const sansTerminaison = (mot: string) =>
  retire(retire(mot, terminaisonsLegeres, RACINE_MIN_LEGERE), terminaisons, RACINE_MIN)

function retire(mot: string, fins: readonly string[], min: number): string {
  const fin = fins.find(
    (candidate) => mot.endsWith(candidate) && mot.length - candidate.length >= min,
  )
  return fin ? mot.slice(0, -fin.length) : mot
}

/** Mutuelle and mutuel: a doubled last letter is a feminine's. */
const simplifie = (mot: string) => (mot.length > RACINE_MIN ? mot.replace(/(.)\1$/, '$1') : mot)
