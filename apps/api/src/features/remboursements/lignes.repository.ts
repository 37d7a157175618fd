import type { SyntheseRemboursements, Totaux } from '@espace-adherent/contract'
import { type Curseur, DATE_MAX, DATE_MIN, type EtatLigne } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { ancienAssure, assure, personne } from '../../schema/contrats.schema.ts'
import { decompte, ligne } from '../../schema/remboursements.schema.ts'
import type { Portion } from '../perimetre.ts'

export type Filtres = {
  du?: string | undefined
  au?: string | undefined
  etat?: EtatLigne | undefined
  /** Acts of a family. */
  codes?: readonly string[] | undefined
  /** Acts that the searched words name, or words that the professional's name must hold. */
  recherche?: { codes: readonly string[]; mots: readonly string[] } | undefined
}

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

export type PageLignes = {
  total: number
  totaux: SyntheseRemboursements['totaux']
  parMois: SyntheseRemboursements['parMois']
  parActe: (Totaux & { codeActe: string })[]
  /** Everybody whom the contract covers or covered, in its order; those out of the asked person's sight too. */
  personnes: { id: string; prenom: string }[]
  lignes: LigneLue[]
}

const p = (name: string) => sql.placeholder(name)

/** Letters of a professional's name without their accents, as the searched words are. */
const sansAccents = sql`translate(lower(d.professionnel), 'àâäçéèêëîïôöùûüÿ', 'aaaceeeeiioouuuy')`

/**
 * The bounds always stand there, at the ends of time when nobody set them: one statement for every
 * filter. Lists travel as texts, which both engines read alike.
 */
const retenues = sql`
  from ${ligne} l
  join ${decompte} d on d.id = l.decompte_id
  join ${personne} p on p.id = l.personne_id
  where l.client_code = ${p('clientCode')} and l.numero_contrat = ${p('numeroContrat')}
  and l.date_soins between ${p('du')}::date and ${p('au')}::date
  and (${p('personneId')}::uuid is null or l.personne_id = ${p('personneId')}::uuid)
  and (${p('etat')}::text is null or l.etat = ${p('etat')}::text)
  and (${p('codes')}::text is null or l.code_acte = any(string_to_array(${p('codes')}::text, ',')))
  and (${p('mots')}::text is null
    or l.code_acte = any(string_to_array(${p('actes')}::text, ','))
    or ${sansAccents} like all(string_to_array(${p('mots')}::text, ',')))`

const colonnes = sql`l.id, l.decompte_id as "decompteId", l.date_soins as "dateSoins",
  l.date_reglement as "dateReglement", l.code_acte as "codeActe", l.personne_id as "personneId",
  p.prenom, d.professionnel, l.quantite, l.depense, l.base, l.ro, l.rc, l.etat, l.destinataire`

const suivantes = sql`(l.date_soins, l.id) < (${p('apresDate')}::date, ${p('apresId')}::bigint)`

/** From the newest; of one day, the last written first. */
const ordre = sql`order by l.date_soins desc, l.id desc limit ${p('taille')}`

const sommes = sql`'depense', coalesce(sum(depense), 0), 'ro', coalesce(sum(ro), 0),
  'rc', coalesce(sum(rc), 0), 'reste', coalesce(sum(depense - ro - rc), 0)`

/** Those who left come after those who are there. */
const personnesDuContrat = sql`(
  select personne_id, min(rang) as rang from (
    select personne_id, rang from ${assure}
    where client_code = ${p('clientCode')} and numero_contrat = ${p('numeroContrat')}
    union all select personne_id, 9999 from ${ancienAssure}
    where client_code = ${p('clientCode')} and numero_contrat = ${p('numeroContrat')}) toutes
  group by personne_id)`

/** A page and what is said of the whole, in one go: a contract holds few lines, read once. */
const page = prepared((db) =>
  db
    .select({ page: sql<PageLignes>`page` })
    .from(
      sql`(
    with retenues as materialized (select ${colonnes} ${retenues})
    select json_build_object(
      'total', (select count(*) from retenues),
      'totaux', (select json_build_object(${sommes},
        'attente', coalesce(sum(rc) filter (where etat = 'attente'), 0)) from retenues),
      'parMois', (select coalesce(json_agg(m.ligne order by m.mois), '[]') from (
        select to_char("dateSoins", 'YYYY-MM') as mois,
          json_build_object('mois', to_char("dateSoins", 'YYYY-MM'), ${sommes}) as ligne
        from retenues group by 1) m),
      'parActe', (select coalesce(json_agg(a.ligne), '[]') from (
        select json_build_object('codeActe', "codeActe", ${sommes}) as ligne
        from retenues group by "codeActe") a),
      'personnes', (select coalesce(json_agg(
          json_build_object('id', p.id, 'prenom', p.prenom) order by a.rang, p.prenom), '[]')
        from ${personnesDuContrat} a join ${personne} p on p.id = a.personne_id),
      'lignes', (select coalesce(json_agg(l), '[]') from (
        select * from retenues
        where ("dateSoins", id) < (${p('apresDate')}::date, ${p('apresId')}::bigint)
        order by "dateSoins" desc, id desc limit ${p('taille')}) l)
    ) as page) as reponse`,
    )
    .prepare('remboursements_page'),
)

/** The lines alone, read along the index: what an export walks through. */
const suite = prepared((db) =>
  db
    .select({ lignes: sql<LigneLue[]>`coalesce(json_agg(l), '[]')` })
    .from(sql`(select ${colonnes} ${retenues} and ${suivantes} ${ordre}) l`)
    .prepare('remboursements_suite'),
)

/** The same, of what was settled within a period, whenever the care was. */
const reglees = prepared((db) =>
  db
    .select({ lignes: sql<LigneLue[]>`coalesce(json_agg(l), '[]')` })
    .from(
      sql`(select ${colonnes} ${retenues}
        and l.date_reglement between ${p('regleDu')}::date and ${p('regleAu')}::date
        and ${suivantes} ${ordre}) l`,
    )
    .prepare('remboursements_reglees'),
)

const parametres = (
  portion: Portion,
  { du = DATE_MIN, au = DATE_MAX, etat, codes, recherche }: Filtres,
  apres: Curseur | null,
  taille: number,
) => ({
  ...portion,
  du,
  au,
  etat: etat ?? null,
  codes: codes?.join(',') ?? null,
  actes: recherche?.codes.join(',') ?? '',
  mots: recherche?.mots.map((mot) => `%${mot}%`).join(',') ?? null,
  apresDate: apres?.date ?? DATE_MAX,
  apresId: apres?.id ?? Number.MAX_SAFE_INTEGER,
  taille,
})

export async function findPage(
  db: Executor,
  portion: Portion,
  filtres: Filtres,
  apres: Curseur | null,
  taille: number,
): Promise<PageLignes> {
  const [row] = await page(db).execute(parametres(portion, filtres, apres, taille))
  if (!row) throw new Error('A statement that always answers did not')
  return row.page
}

export async function findSuite(
  db: Executor,
  portion: Portion,
  filtres: Filtres,
  apres: Curseur | null,
  taille: number,
): Promise<LigneLue[]> {
  const [row] = await suite(db).execute(parametres(portion, filtres, apres, taille))
  return row?.lignes ?? []
}

export async function findReglees(
  db: Executor,
  portion: Portion,
  { du, au }: { du: string; au: string },
  apres: Curseur | null,
  taille: number,
): Promise<LigneLue[]> {
  const filtres = parametres(portion, { etat: 'reglee' }, apres, taille)
  const [row] = await reglees(db).execute({ ...filtres, regleDu: du, regleAu: au })
  return row?.lignes ?? []
}
