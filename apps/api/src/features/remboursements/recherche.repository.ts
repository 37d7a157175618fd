import { type Critere, criteresDe, motsDe, nomenclature } from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'

/** What every line found holds: a word of its texts, one of its amounts, or a word of its act's name. */
export type Recherche = readonly { mot: string | null; cents: number | null; actes: string }[]

export function rechercheDe(texte: string): Recherche | undefined {
  const criteres = criteresDe(texte)
  if (criteres.length === 0) return undefined
  return criteres.map(({ mot, cents, acte }) => ({
    mot,
    cents,
    actes: codesNommes(acte).join(','),
  }))
}

const noms = nomenclature.map(({ code, libelle }) => ({ code, mots: motsDe(`${code} ${libelle}`) }))

function codesNommes(acte: Critere['acte']): string[] {
  if (!acte) return []
  const isHeld = acte.isEntier
    ? (mot: string) => mot === acte.mot
    : (mot: string) => mot.includes(acte.mot)
  return noms.filter(({ mots }) => mots.some(isHeld)).map(({ code }) => code)
}

const moisDe = (
  jour: SQL,
) => sql`(array['janvier', 'fevrier', 'mars', 'avril', 'mai', 'juin', 'juillet', 'aout',
  'septembre', 'octobre', 'novembre', 'decembre'])[extract(month from ${jour})::int]`

/** Letters without their accents, as the searched words are; a day as people write it, and its month in letters. */
const texteDe = (mots: SQL, jour: SQL) => sql`translate(lower(${mots}),
  'àâäçéèêëîïôöùûüÿ', 'aaaceeeeiioouuuy') || to_char(${jour}, ' DD/MM/YYYY ') || ${moisDe(jour)}`

export const demandee = sql`${sql.placeholder('recherche')}::text`

/** Whatever is looked for is held: a word by the text, an amount by one of those, an act by its code. */
const tient = (texte: SQL, montants: SQL, actes: SQL) => sql`(${demandee} is null or not exists (
  select from json_to_recordset(${demandee}::json) as c(mot text, cents int, actes text)
  where not (coalesce(${texte} like '%' || c.mot || '%', false)
    or coalesce(c.cents = any(${montants}), false)
    or coalesce(${actes} && string_to_array(c.actes, ','), false))))`

/** Lines of care (`l`), with their statement (`d`) and their person (`p`), that hold all that is looked for. */
export const retenue = tient(
  texteDe(sql`d.professionnel || ' ' || p.prenom`, sql`l.date_soins`),
  sql`array[l.depense, l.ro, l.rc, l.ro + l.rc, l.depense - l.ro - l.rc]`,
  sql`array[l.code_acte]`,
)

/** Payments (`v`) with what they group (`vues`): found by their own day and sum, as a bank shows them. */
export const paiementRetenu = tient(
  texteDe(sql`vues.prenoms`, sql`v.date`),
  sql`vues.montants`,
  sql`vues.actes`,
)

export const rechercheEcrite = (texte: string | undefined): string | null => {
  const recherche = rechercheDe(texte ?? '')
  return recherche ? JSON.stringify(recherche) : null
}
