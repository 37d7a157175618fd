import type { EtatImpaye } from '@espace-adherent/domain'
import { and, asc, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import {
  type AncreContrat,
  type Beside,
  type Change,
  type CleContrat,
  changed,
  duContrat,
  type Ecriture,
  memeContrat,
  purgeParContrat,
} from '../../noyau/index.ts'
import { assure, contrat, cotisation, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AUCUN, type Suite } from '../suite.ts'
import { impaye } from './impayes.schema.ts'

export type ImpayeRow = typeof impaye.$inferSelect

const EN_COURS: EtatImpaye[] = ['avertie', 'suspendue']

const deContrat = (cle: CleContrat) => duContrat(impaye, cle)

/** What a bank refused and nobody has paid since, the oldest first. */
export const findDues = (tx: Executor, cle: CleContrat) =>
  tx
    .select({ id: cotisation.id, jour: cotisation.dateEcheance, montant: cotisation.montant })
    .from(cotisation)
    .where(and(duContrat(cotisation, cle), eq(cotisation.etat, 'rejetee')))
    .orderBy(asc(cotisation.dateEcheance))

/** Of the instalments of a notice, those that are still due. */
export const countImpayees = (tx: Executor, row: ImpayeRow): Promise<number> =>
  tx.$count(
    cotisation,
    and(
      duContrat(cotisation, row),
      inArray(cotisation.id, row.echeances),
      ne(cotisation.etat, 'payee'),
    ),
  )

/** The notice that runs, held; undefined: there is none. */
export async function lockEnCours(tx: Executor, cle: CleContrat): Promise<ImpayeRow | undefined> {
  const rows = await tx
    .select()
    .from(impaye)
    .where(and(deContrat(cle), inArray(impaye.etat, EN_COURS)))
    .for('update')
  return rows[0]
}

export async function findEnCours(db: Executor, cle: CleContrat): Promise<ImpayeRow | undefined> {
  const rows = await db
    .select()
    .from(impaye)
    .where(and(deContrat(cle), inArray(impaye.etat, EN_COURS)))
  return rows[0]
}

/** The notice that runs, beside its contract; null: there is none. */
export const impayeEnCours: Beside<
  AncreContrat,
  { miseEnDemeureLe: string; montant: number; etat: EtatImpaye; payeLe: string | null } | null
> = ({ clientCode, numeroContrat }) => sql`(
  select json_build_object('miseEnDemeureLe', i.mise_en_demeure_le, 'montant', i.montant,
    'etat', i.etat, 'payeLe', i.paye_le)
  from ${impaye} i where i.client_code = ${clientCode}
  and i.numero_contrat = ${numeroContrat} and i.etat in ('avertie', 'suspendue')
)`

/** Notices of one insurer that run, with what has become of their contracts. */
export const findTousEnCours = (
  db: Executor,
  { clientCode, apres, limite }: Suite<{ row: { id: string } }>,
) =>
  db
    .select({ row: impaye, etatContrat: contrat.etat })
    .from(impaye)
    .innerJoin(contrat, duContrat(impaye, memeContrat))
    .where(
      and(
        eq(impaye.clientCode, clientCode),
        inArray(impaye.etat, EN_COURS),
        gt(impaye.id, apres?.row.id ?? AUCUN),
      ),
    )
    .orderBy(asc(impaye.id))
    .limit(limite)

export async function insertImpaye(e: Ecriture, row: typeof impaye.$inferInsert): Promise<Change> {
  await e.insert(impaye).values(row)
  return changed(e, undefined)
}

export async function saveImpaye(
  e: Ecriture,
  id: string,
  set: Partial<Pick<ImpayeRow, 'etat' | 'payeLe'>>,
): Promise<Change> {
  await e
    .update(impaye)
    .set({ ...set, revision: sql`${impaye.revision} + 1` })
    .where(eq(impaye.id, id))
  return changed(e, undefined)
}

/** Contracts that owe something, or to which a notice was sent and still runs. Every notice, and what becomes of it, is a version. */
export const suivis = (clientCode: string): SQL =>
  sql`select ${contrat.clientCode}, ${contrat.numero} as id, ${contrat.numero} as numero_contrat, ${contrat.nomOffre},
    ${personne.prenom} || ' ' || ${personne.nom} as adherent, coalesce(d.du, 0)::int as du, d.depuis,
    ${impaye.miseEnDemeureLe}, ${impaye.payeLe}, null::timestamptz as modifie_le,
    case when ${impaye.id} is null then 'aucune' when ${impaye.payeLe} is null then ${impaye.etat} else 'payee' end as etat,
    (select 1 + coalesce(sum(v.revision), 0)::int from ${impaye} v where v.client_code = ${contrat.clientCode}
      and v.numero_contrat = ${contrat.numero}) as revision
  from ${contrat}
  join ${assure} on ${duContrat(assure, memeContrat)} and ${assure.qualite} = 'adherent'
  join ${personne} on ${personne.id} = ${assure.personneId}
  left join ${impaye} on ${duContrat(impaye, memeContrat)} and ${inArray(impaye.etat, EN_COURS)}
  left join (select client_code, numero_contrat, sum(montant) as du, min(date_echeance) as depuis
    from ${cotisation} where etat = 'rejetee' and client_code = ${clientCode}
    group by client_code, numero_contrat) d
    on d.client_code = ${contrat.clientCode} and d.numero_contrat = ${contrat.numero}
  where ${contrat.clientCode} = ${clientCode} and ${contrat.etat} <> 'resilie'
    and (d.du is not null or ${impaye.id} is not null)`

/** All the notices that a contract had, the latest first. */
export const findImpayesDe = (db: Executor, cle: CleContrat) =>
  db
    .select({
      miseEnDemeureLe: impaye.miseEnDemeureLe,
      montant: impaye.montant,
      etat: impaye.etat,
      payeLe: impaye.payeLe,
    })
    .from(impaye)
    .where(deContrat(cle))
    .orderBy(desc(impaye.miseEnDemeureLe))

export const purgeImpayes = purgeParContrat(impaye)
