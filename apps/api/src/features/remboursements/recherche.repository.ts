import { type Critere, criteresDe, motsDe, nomenclature } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'

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

const mois = sql`(array['janvier', 'fevrier', 'mars', 'avril', 'mai', 'juin', 'juillet', 'aout',
  'septembre', 'octobre', 'novembre', 'decembre'])[extract(month from l.date_soins)::int]`

/** Letters without their accents, as the searched words are. */
const texte = sql`translate(lower(d.professionnel || ' ' || p.prenom),
  'àâäçéèêëîïôöùûüÿ', 'aaaceeeeiioouuuy') || to_char(l.date_soins, ' DD/MM/YYYY ') || ${mois}`

const demandee = sql`${sql.placeholder('recherche')}::text`

/** Lines of care (`l`), with their statement (`d`) and their person (`p`), that hold all that is looked for. */
export const retenue = sql`(${demandee} is null or not exists (
  select from json_to_recordset(${demandee}::json) as c(mot text, cents int, actes text)
  where not (coalesce(${texte} like '%' || c.mot || '%', false)
    or coalesce(c.cents in (l.depense, l.ro, l.rc, l.ro + l.rc, l.depense - l.ro - l.rc), false)
    or l.code_acte = any(string_to_array(c.actes, ',')))))`
