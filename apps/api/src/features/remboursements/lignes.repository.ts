import type {
  MoisConfidentiel,
  SommeRemboursements,
  SyntheseRemboursements,
} from '@espace-adherent/contract'
import {
  DATE_MAX,
  DATE_MIN,
  type EtatLigne,
  type SensTri,
  type TriLignes,
} from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { ancienAssure, assure, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { confidentielsParMois, isLigneVoilee } from '../confidentialite/index.ts'
import type { Regard } from '../perimetre.ts'
import { type Ordre, ordreDe, type Place, placeDebut } from './ordre.repository.ts'
import { type Recherche, retenue } from './recherche.repository.ts'
import { decompte, ligne, paiement } from './remboursements.schema.ts'

export type Filtres = {
  du?: string | undefined
  au?: string | undefined
  etat?: EtatLigne | undefined
  /** Acts of a family. */
  codes?: readonly string[] | undefined
  recherche?: Recherche | undefined
}

/** How the lines come, and after which one. */
export type Tri = { tri: TriLignes; sens: SensTri; apres: Place | null }

export type LigneLue = {
  id: number
  decompteId: number
  dateSoins: string
  dateReglement: string | null
  codeActe: string
  personneId: string
  prenom: string
  professionnel: string
  quantite: number
  depense: number
  base: number | null
  ro: number
  rc: number
  etat: EtatLigne
  destinataire: 'assure' | 'tiers'
}

/** With what it is ordered by, for whoever asks for the lines after it. */
export type LignePlacee = LigneLue & { place: string | number }

/** With the account that it was paid on, where that is not the one of the contract. */
export type LigneVersee = LignePlacee & { compte: { id: string; prenom: string } | null }

export type PageLignes = {
  total: number
  totaux: SyntheseRemboursements['totaux']
  parMois: SyntheseRemboursements['parMois']
  parActe: (SommeRemboursements & { codeActe: string })[]
  confidentiels: MoisConfidentiel[]
  /** Everybody whom the contract covers or covered, in its order; those out of the asked person's sight too. */
  personnes: { id: string; prenom: string }[]
  lignes: LignePlacee[]
}

const p = (name: string) => sql.placeholder(name)

export const duContrat = sql`l.client_code = ${p('clientCode')} and l.numero_contrat = ${p('numeroContrat')}`

const claires = sql`${ligne} l
  join ${decompte} d on d.id = l.decompte_id
  join ${personne} p on p.id = l.personne_id
  where ${duContrat}`

/** What somebody keeps to themselves is no line at all: no filter, word, order or page finds it. */
export const vues = sql`${claires} and not ${isLigneVoilee}`

const regards = { clair: claires, voile: vues }
type Vue = keyof typeof regards

/**
 * The bounds always stand there, at the ends of time when nobody set them: one statement for every
 * filter. Lists travel as texts, which both engines read alike.
 */
const retenues = (vue: Vue) => sql`
  from ${regards[vue]}
  and l.date_soins between ${p('du')}::date and ${p('au')}::date
  and (${p('personneId')}::uuid is null or l.personne_id = ${p('personneId')}::uuid)
  and (${p('etat')}::text is null or l.etat = ${p('etat')}::text)
  and (${p('codes')}::text is null or l.code_acte = any(string_to_array(${p('codes')}::text, ',')))
  and ${retenue}`

const colonnes = sql`l.id, l.decompte_id as "decompteId", l.date_soins as "dateSoins",
  l.date_reglement as "dateReglement", l.code_acte as "codeActe", l.personne_id as "personneId",
  p.prenom, d.professionnel, l.quantite, l.depense, l.base, l.ro, l.rc, l.etat, l.destinataire`

const sommes = sql`'depense', coalesce(sum(depense), 0), 'ro', coalesce(sum(ro), 0),
  'rc', coalesce(sum(rc), 0), 'reste', coalesce(sum(depense - ro - rc), 0),
  'attente', coalesce(sum(rc) filter (where etat = 'attente'), 0)`

/** Those who left come after those who are there. */
const personnesDuContrat = sql`(
  select personne_id, min(rang) as rang from (
    select personne_id, rang from ${assure}
    where client_code = ${p('clientCode')} and numero_contrat = ${p('numeroContrat')}
    union all select personne_id, 9999 from ${ancienAssure}
    where client_code = ${p('clientCode')} and numero_contrat = ${p('numeroContrat')}) toutes
  group by personne_id)`

/** Of the whole list only: within one family, state or word, a sum would tell what it is made of. */
const confidentielsDe = (vue: Vue) =>
  vue === 'clair'
    ? sql`'[]'::json`
    : sql`case when ${p('etat')}::text is null and ${p('codes')}::text is null
        and ${p('recherche')}::text is null
        then ${confidentielsParMois(sql`${p('du')}::date`, sql`${p('au')}::date`)} else '[]'::json end`

/** One statement for each way of seeing and of ordering. */
function parVue<T>(build: (vue: Vue, ordre: Ordre, nom: string) => T) {
  const faits = {
    clair: ordreDe((ordre, nom) => build('clair', ordre, nom)),
    voile: ordreDe((ordre, nom) => build('voile', ordre, nom)),
  }
  return ({ isVoile }: Regard, tri: Pick<Tri, 'tri' | 'sens'>) =>
    faits[isVoile ? 'voile' : 'clair'](tri)
}

/** A page and what is said of the whole, in one go: a contract holds few lines, read once. */
const pages = parVue((vue, ordre, nom) =>
  prepared((db) =>
    db
      .select({ page: sql<PageLignes>`page` })
      .from(
        sql`(
    with retenues as materialized (select ${colonnes} ${retenues(vue)})
    select json_build_object(
      'total', (select count(*) from retenues),
      'totaux', (select json_build_object(${sommes}) from retenues),
      'parMois', (select coalesce(json_agg(m.ligne order by m.mois), '[]') from (
        select to_char("dateSoins", 'YYYY-MM') as mois,
          json_build_object('mois', to_char("dateSoins", 'YYYY-MM'), ${sommes}) as ligne
        from retenues group by 1) m),
      'parActe', (select coalesce(json_agg(a.ligne), '[]') from (
        select json_build_object('codeActe', "codeActe", ${sommes}) as ligne
        from retenues group by "codeActe") a),
      'confidentiels', ${confidentielsDe(vue)},
      'personnes', (select coalesce(json_agg(
          json_build_object('id', p.id, 'prenom', p.prenom) order by a.rang, p.prenom), '[]')
        from ${personnesDuContrat} a join ${personne} p on p.id = a.personne_id),
      'lignes', (select coalesce(json_agg(l), '[]') from (
        select retenues.*, ${ordre.valeur} as place from retenues where ${ordre.suite}) l)
    ) as page) as reponse`,
      )
      .prepare(`remboursements_page_${vue}_${nom}`),
  ),
)

/** The lines alone, read along the index where they come by date: what an export walks through. */
const suites = parVue((vue, ordre, nom) =>
  prepared((db) =>
    db
      .select({ lignes: sql<LignePlacee[]>`coalesce(json_agg(l), '[]')` })
      .from(
        sql`(select toutes.*, ${ordre.valeur} as place
          from (select ${colonnes} ${retenues(vue)}) toutes where ${ordre.suite}) l`,
      )
      .prepare(`remboursements_suite_${vue}_${nom}`),
  ),
)

export const parDate = { tri: 'date', sens: 'decroissant' } as const

/** The same, of what was settled within a period, whenever the care was. */
const reglees = parVue((vue, ordre, nom) =>
  prepared((db) =>
    db
      .select({ lignes: sql<LigneVersee[]>`coalesce(json_agg(l), '[]')` })
      .from(
        sql`(select toutes.*, ${ordre.valeur} as place from (select ${colonnes},
          (select json_build_object('id', o.id, 'prenom', o.prenom) from ${paiement} v
            join ${personne} o on o.id = v.personne_id where v.id = l.paiement_id) as compte
        ${retenues(vue)} and l.date_reglement between ${p('regleDu')}::date and ${p('regleAu')}::date) toutes
        where ${ordre.suite}) l`,
      )
      .prepare(`remboursements_reglees_${vue}_${nom}`),
  ),
)

const parametres = (
  regard: Regard,
  { du = DATE_MIN, au = DATE_MAX, etat, codes, recherche }: Filtres,
  { tri, sens, apres }: Tri,
  taille: number,
) => {
  const [apresValeur, apresId] = apres ?? placeDebut(tri, sens)
  return {
    ...regard,
    du,
    au,
    etat: etat ?? null,
    codes: codes?.join(',') ?? null,
    recherche: recherche ? JSON.stringify(recherche) : null,
    apresValeur,
    apresId,
    taille,
  }
}

export async function findPage(
  db: Executor,
  regard: Regard,
  filtres: Filtres,
  tri: Tri,
  taille: number,
): Promise<PageLignes> {
  const [row] = await pages(regard, tri)(db).execute(parametres(regard, filtres, tri, taille))
  if (!row) throw new Error('A statement that always answers did not')
  return row.page
}

export async function findSuite(
  db: Executor,
  regard: Regard,
  filtres: Filtres,
  tri: Tri,
  taille: number,
): Promise<LignePlacee[]> {
  const [row] = await suites(regard, tri)(db).execute(parametres(regard, filtres, tri, taille))
  return row?.lignes ?? []
}

export async function findReglees(
  db: Executor,
  regard: Regard,
  { du, au }: { du: string; au: string },
  apres: Place | null,
  taille: number,
): Promise<LigneVersee[]> {
  const filtres = parametres(regard, { etat: 'reglee' }, { ...parDate, apres }, taille)
  const [row] = await reglees(regard, parDate)(db).execute({ ...filtres, regleDu: du, regleAu: au })
  return row?.lignes ?? []
}

const confidentiels = prepared((db) =>
  db
    .select({
      mois: sql<
        MoisConfidentiel[]
      >`${confidentielsParMois(sql`${p('du')}::date`, sql`${p('au')}::date`)}`,
    })
    .from(sql`(select 1) un`)
    .prepare('remboursements_confidentiels'),
)

/** What hidden care brought on the account of whoever reads, in the months that these days touch. */
export async function findConfidentiels(
  db: Executor,
  regard: Regard,
  periode: { du: string; au: string },
): Promise<MoisConfidentiel[]> {
  if (!regard.isVoile) return []
  const [row] = await confidentiels(db).execute({ ...regard, ...periode })
  return row?.mois ?? []
}
