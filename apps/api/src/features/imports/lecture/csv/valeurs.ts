import type { CodeRejet, SourceChamp } from '@espace-adherent/contract/imports'
import { parseMontant } from '@espace-adherent/domain'

export type Convertie = { valeur: unknown } | { code: CodeRejet }
type Regle = Exclude<SourceChamp, string>

/** What one cell says in a record; undefined: the field is absent. */
export function convertir(cellule: string, regle: Regle): Convertie {
  const texte = cellule.trim()
  if (regle.codes && Object.hasOwn(regle.codes, texte)) return { valeur: regle.codes[texte] }
  if (texte === '') return { valeur: regle.vide === 'null' ? null : undefined }
  if (regle.date) return convertirDate(texte, regle.date)
  if (regle.euros) return convertirEuros(texte)
  if (regle.nombre) return convertirNombre(texte)
  // A code that nobody wrote down is a mistake, not a value.
  return regle.codes ? { code: 'valeur' } : { valeur: texte }
}

/** Where day, month and year stand. */
function convertirDate(texte: string, forme: NonNullable<Regle['date']>): Convertie {
  const attendue = forme
    .replaceAll('.', '\\.')
    .replace('JJ', '(?<jour>\\d\\d)')
    .replace('MM', '(?<mois>\\d\\d)')
    .replace('AAAA', '(?<annee>\\d{4})')
  const { jour, mois, annee } = new RegExp(`^${attendue}$`).exec(texte)?.groups ?? {}
  // Whether the day exists is for the record's own check to say.
  return annee === undefined ? { code: 'date' } : { valeur: `${annee}-${mois}-${jour}` }
}

/** Thousands parted or not, two decimals at most, the sign before or, as mainframes write it, behind. */
const MONTANT = /^[-+\u2212]?\d{1,3}(?:[ \u00a0\u202f.,'’]?\d{3})*(?:[.,]\d{1,2})?(?:\s?€)?$/

/** Digits are moved, nothing is multiplied: 0,1 € is 10 cents. */
function convertirEuros(texte: string): Convertie {
  const devant = texte.replace(/^(.*\d)\s?([-\u2212])$/, '$2$1')
  const cents = MONTANT.test(devant) ? parseMontant(devant) : null
  return cents === null ? { code: 'montant' } : { valeur: cents }
}

function convertirNombre(texte: string): Convertie {
  const nombre = /^-?\d{1,15}(?:[.,]\d{1,6})?$/.test(texte) ? Number(texte.replace(',', '.')) : null
  return nombre === null ? { code: 'type' } : { valeur: nombre }
}
