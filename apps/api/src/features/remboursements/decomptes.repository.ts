import type { Versement } from '@espace-adherent/contract'
import {
  type Couverture,
  type Curseur,
  DATE_MAX,
  type Oreille,
  type Patient,
  type SituationSoin,
} from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { contrat, offre, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { isDecompteVoile, isLigneVoilee } from '../confidentialite/index.ts'
import { soinSecret } from '../confidentialite/lu.ts'
import { couvertureDe, patientDe } from '../niveaux.repository.ts'
import type { Regard } from '../perimetre.ts'
import type { LigneLue } from './lignes.repository.ts'
import { decompte, ligne, paiement } from './remboursements.schema.ts'

/** With what its amounts are computed again from. */
export type LigneDetaillee = LigneLue & {
  decompteId: number
  motifRejet: string | null
  participation: number
  franchise: number
  jour: number
  situation: SituationSoin
  monture: number | null
  oreille: Oreille | null
  unites: number
  enveloppe: number
}

/** With the guarantees of the contract, of today and of before. */
export type DecompteLu = Couverture &
  Patient & {
    id: number
    date: string
    personneId: string
    prenom: string
    professionnel: string
    isSecret: boolean
    lignes: LigneDetaillee[]
    versements: Versement[]
  }

const p = (name: string) => sql.placeholder(name)

/** The lines are found through their contract, whose index is the only one. */
const lignes = sql`(
  select coalesce(json_agg(json_build_object(
    'id', l.id, 'decompteId', l.decompte_id, 'dateSoins', l.date_soins,
    'dateReglement', l.date_reglement, 'codeActe', l.code_acte, 'personneId', l.personne_id,
    'prenom', p.prenom, 'professionnel', d.professionnel, 'quantite', l.quantite,
    'depense', l.depense, 'base', l.base, 'ro', l.ro, 'rc', l.rc, 'etat', l.etat,
    'destinataire', l.destinataire, 'motifRejet', l.motif_rejet,
    'participation', l.cumul_participation, 'franchise', l.cumul_franchise, 'jour', l.cumul_jour, 'situation', l.situation,
    'monture', l.monture, 'oreille', l.oreille,
    'unites', l.cumul_unites, 'enveloppe', l.cumul_enveloppe) order by l.id), '[]')
  from ${ligne} l
  where l.client_code = d.client_code and l.numero_contrat = d.numero_contrat
  and l.decompte_id = d.id
)`

const versements = sql`(
  select coalesce(json_agg(v order by v.date, v.id), '[]') from (
    select y.id, y.date, y.mode, y.destinataire, sum(l.rc)::int as montant
    from ${ligne} l join ${paiement} y on y.id = l.paiement_id
    where l.client_code = d.client_code and l.numero_contrat = d.numero_contrat
    and l.decompte_id = d.id group by y.id) v)`

const decompteParId = prepared((db) =>
  db
    .select({
      decompte: sql<DecompteLu>`json_build_object('id', d.id, 'date', d.date, 'personneId', p.id, 'prenom', p.prenom,
        'isSecret', exists (select from ${soinSecret} s where s.decompte_id = d.id),
        ${patientDe('p')}, ${couvertureDe},
        'professionnel', d.professionnel, 'lignes', ${lignes},
        'versements', ${versements})`,
    })
    .from(
      sql`${decompte} d
      join ${personne} p on p.id = d.personne_id
      join ${contrat} c on c.client_code = d.client_code and c.numero = d.numero_contrat
      left join ${offre} o on o.client_code = c.client_code and o.nom = c.nom_offre`,
    )
    .where(
      sql`d.id = ${p('id')} and d.client_code = ${p('clientCode')}
      and d.numero_contrat = ${p('numeroContrat')}
      and (${p('personneId')}::uuid is null or d.personne_id = ${p('personneId')}::uuid)
      and not ${isDecompteVoile}`,
    )
    .prepare('decompte_par_id'),
)

export async function findDecompte(
  db: Executor,
  regard: Regard,
  id: number,
): Promise<DecompteLu | null> {
  const [row] = await decompteParId(db).execute({ ...regard, id })
  return row?.decompte ?? null
}

export type TiersLu = {
  decompteId: number
  date: string
  prenom: string
  professionnel: string
  codes: string[]
  ro: number
  rc: number
  dateReglement: string | null
}

const tiersPage = prepared((db) =>
  db
    .select({ page: sql<{ total: number; items: TiersLu[] }>`page` })
    .from(
      sql`(
    with payes as materialized (
      select l.decompte_id, min(l.personne_id::text)::uuid as personne_id,
        max(l.date_soins) as date, json_agg(l.code_acte order by l.id) as codes,
        sum(l.ro) as ro, sum(l.rc) as rc, max(l.date_reglement) as date_reglement
      from ${ligne} l
      where l.client_code = ${p('clientCode')} and l.numero_contrat = ${p('numeroContrat')}
      and l.destinataire = 'tiers' and l.etat <> 'rejetee'
      and (${p('personneId')}::uuid is null or l.personne_id = ${p('personneId')}::uuid)
      and not ${isLigneVoilee}
      group by l.decompte_id)
    select json_build_object(
      'total', (select count(*) from payes),
      'items', (select coalesce(json_agg(t), '[]') from (
        select y.decompte_id as "decompteId", y.date, q.prenom, d.professionnel,
          y.codes, y.ro, y.rc, y.date_reglement as "dateReglement"
        from payes y
        join ${decompte} d on d.id = y.decompte_id
        join ${personne} q on q.id = y.personne_id
        where (y.date, y.decompte_id) < (${p('apresDate')}::date, ${p('apresId')}::bigint)
        order by y.date desc, y.decompte_id desc limit ${p('taille')}) t)
    ) as page) as reponse`,
    )
    .prepare('tiers_prestations_page'),
)

/** What went to professionals, statement by statement, from the newest. */
export async function findTiers(
  db: Executor,
  regard: Regard,
  apres: Curseur | null,
  taille: number,
): Promise<{ total: number; items: TiersLu[] }> {
  const [row] = await tiersPage(db).execute({
    ...regard,
    apresDate: apres?.date ?? DATE_MAX,
    apresId: apres?.id ?? Number.MAX_SAFE_INTEGER,
    taille,
  })
  return row?.page ?? { total: 0, items: [] }
}
