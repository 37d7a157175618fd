import {
  addDays,
  addMonths,
  addYears,
  type ConditionAudience,
  champAudience,
  type DateCalendaire,
  type GroupeAudience,
  isGroupe,
  type NoeudAudience,
  type NomChampAudience,
  prefixesDe,
} from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'

/** Where each field stands in a profile `p`; nothing else can be asked. */
const colonnes: Record<NomChampAudience, SQL> = {
  offre: sql`p.offre`,
  etatContrat: sql`p.etat_contrat`,
  typeContrat: sql`p.type_contrat`,
  dateDebut: sql`p.date_debut`,
  anciennete: sql`p.date_debut`,
  hasRib: sql`p.has_rib`,
  qualite: sql`p.qualite`,
  age: sql`p.date_naissance`,
  departement: sql`p.code_postal`,
  codePostal: sql`p.code_postal`,
  hasMobile: sql`p.has_mobile`,
  dematerialisation: sql`p.dematerialisation`,
  canalService: sql`p.canal_service`,
  canalInformation: sql`p.canal_information`,
  canalOffres: sql`p.canal_offres`,
  compteCree: sql`p.compte_cree`,
  derniereConnexion: sql`p.derniere_connexion`,
}

const JAMAIS_AVANT: DateCalendaire = '0001-01-01'

/** The same list of words as one parameter, however long it is. */
const liste = (mots: readonly string[]) => sql`${sql.param([...mots])}::text[]`

/** One word is compared as itself, which costs a third. */
const egale = (colonne: SQL, mots: readonly string[]) =>
  mots.length === 1 ? sql`${colonne} = ${mots[0]}` : sql`${colonne} = any(${liste(mots)})`

/** One test for each length of what the value may begin with: a list of a thousand costs no more than five. */
function commence(colonne: SQL, prefixes: readonly string[]): SQL {
  const parLongueur = Map.groupBy(new Set(prefixes), ({ length }) => length)
  return sql.join(
    [...parLongueur].map(([longueur, memes]) =>
      egale(sql`left(${colonne}, ${longueur}::int)`, memes),
    ),
    sql` or `,
  )
}

/** Of several ways, one at least; « aucun » is to have none. */
const parCanal = (colonne: SQL, mots: readonly string[]) =>
  sql`(${colonne} && ${liste(mots)} or (${mots.includes('aucun')}::boolean and cardinality(${colonne}) = 0))`

function parmi(champ: NomChampAudience, mots: readonly string[]): SQL {
  const colonne = colonnes[champ]
  if (champ === 'departement') return sql`(${commence(colonne, mots.flatMap(prefixesDe))})`
  if (champ === 'canalService' || champ === 'canalInformation' || champ === 'canalOffres')
    return parCanal(colonne, mots)
  return egale(colonne, mots)
}

/** What is so many years or months old began on that day at the latest. */
const debutAuPlusTard = (champ: NomChampAudience, nombre: number, jour: DateCalendaire) =>
  champ === 'age' ? addYears(jour, -nombre) : addMonths(jour, -nombre)

function nombre(champ: NomChampAudience, de: number, a: number | null, jour: DateCalendaire): SQL {
  const colonne = colonnes[champ]
  const auPlusTard = debutAuPlusTard(champ, de, jour)
  const apres = a === null ? JAMAIS_AVANT : debutAuPlusTard(champ, a + 1, jour)
  return sql`(${colonne} <= ${auPlusTard}::date and ${colonne} > ${apres}::date)`
}

/** One condition; never null, so that its contrary is its contrary. */
export function conditionSql(condition: ConditionAudience, jour: DateCalendaire): SQL {
  const posee = brute(condition, jour)
  return champAudience(condition.champ)?.isFacultatif ? sql`coalesce(${posee}, false)` : posee
}

function brute({ champ, operateur, valeur }: ConditionAudience, jour: DateCalendaire): SQL {
  const colonne = colonnes[champ]
  const mots = valeur as readonly string[]
  const n = valeur as number
  const [de, a] = (Array.isArray(valeur) ? valeur : []) as [never, never]
  switch (operateur) {
    case 'parmi':
      return parmi(champ, mots)
    case 'horsDe':
      return sql`not coalesce(${parmi(champ, mots)}, false)`
    case 'commence':
      return sql`(${commence(colonne, mots)})`
    case 'oui':
      return colonne
    case 'non':
      return sql`not ${colonne}`
    case 'egal':
      return nombre(champ, n, n, jour)
    case 'auMoins':
      return nombre(champ, n, null, jour)
    case 'auPlus':
      return nombre(champ, 0, n, jour)
    case 'entre':
      return nombre(champ, de, a, jour)
    case 'avant':
      return sql`${colonne} < ${valeur as string}::date`
    case 'apres':
      return sql`${colonne} > ${valeur as string}::date`
    case 'entreJours':
      return sql`${colonne} between ${de as string}::date and ${a as string}::date`
    case 'moinsDe':
      return sql`${colonne} > ${addDays(jour, -n)}::date`
    case 'plusDe':
      return sql`${colonne} < ${addDays(jour, -n)}::date`
    case 'connu':
      return sql`${colonne} is not null`
    case 'inconnu':
      return sql`${colonne} is null`
  }
}

const noeudSql = (noeud: NoeudAudience, jour: DateCalendaire): SQL => {
  if (!isGroupe(noeud)) return conditionSql(noeud, jour)
  const dedans = regleSql(noeud, jour)
  return noeud.isSauf ? sql`not ${dedans}` : dedans
}

/** A whole rule on a profile `p`; one that asks nothing takes everybody. */
export function regleSql({ lien, regles }: GroupeAudience, jour: DateCalendaire): SQL {
  if (regles.length === 0) return sql`true`
  const parts = regles.map((noeud) => noeudSql(noeud, jour))
  return sql`(${sql.join(parts, lien === 'et' ? sql` and ` : sql` or `)})`
}

/**
 * How many lines of the outermost group a profile passes, asked in their order and each once: of « et »,
 * those before the first that is not so; of « ou », the first that is so counts for all that follow.
 */
export function niveauSql({ lien, regles }: GroupeAudience, jour: DateCalendaire): SQL {
  if (regles.length === 0) return sql`0`
  const cas = regles.map((noeud, i) =>
    lien === 'et'
      ? sql`when not ${noeudSql(noeud, jour)} then ${i}::int`
      : sql`when ${noeudSql(noeud, jour)} then ${regles.length - i}::int`,
  )
  return sql`case ${sql.join(cas, sql` `)} else ${lien === 'et' ? regles.length : 0}::int end`
}
