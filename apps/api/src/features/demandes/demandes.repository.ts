import type { ActeGestion } from '@espace-adherent/contract'
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { suiviDe } from '../../noyau/fusion/index.ts'
import { purgeOf } from '../../noyau/index.ts'
import {
  type Executor,
  given,
  isViolationOf,
  later,
  prepared,
  put,
  statementOf,
  type Transaction,
} from '../../platform/db/index.ts'
import { demande, demandeEvenement, demandeFichier } from './demandes.schema.ts'

export type DemandeRow = (typeof demande)['$inferSelect']
export type NouvelleDemande = Omit<DemandeRow, 'numero'>
export type EvenementRow = (typeof demandeEvenement)['$inferInsert']

const { placeholder } = sql

const insertion = prepared((tx) =>
  tx
    .insert(demande)
    .values(
      given(
        demande,
        'id',
        'clientCode',
        'compteId',
        'numeroContrat',
        'demandeur',
        'demandeurEmpreinte',
        'personneId',
        'identiteVerifieeLe',
        'acte',
        'version',
        'data',
        'lignes',
        'suite',
        'empreinte',
        'modeGestion',
        'etat',
        'revision',
        'gestionnaireId',
        'echeance',
        'pauseDepuis',
        'effetLe',
        'cleIdempotence',
        'creeLe',
        'decideeLe',
        'appliqueeLe',
        'isMedicale',
        'isSaisieMedicale',
        'saisieQualifieeLe',
      ),
    )
    .returning({ numero: demande.numero })
    .prepare('demande_recue'),
)

/** Gives its number. It fails (`isCleDejaPrise`) when this account sent another one under its key. */
export const insertDemande = (tx: Transaction, row: NouvelleDemande): PromiseLike<number> =>
  later(tx, async () => {
    const [added] = await insertion(tx).execute(row)
    if (!added) throw new Error('The request was not written')
    return added.numero
  })

/** Said of the failure of a transaction. */
export const isCleDejaPrise = (error: unknown): boolean => isViolationOf(error, 'demande_cle')

const suite = prepared((tx) =>
  statementOf(
    tx,
    'demande_suite',
    sql`insert into ${demandeEvenement} (demande_id, revision, geste, par, auteur_id, cle_id, le, texte)
      select ${placeholder('demandeId')}::uuid, revision, geste, par, "auteurId", "cleId",
        ${placeholder('le')}::timestamptz, texte
      from json_to_recordset(${placeholder('suites')}::json) as suite
        (revision int, geste text, par text, "auteurId" uuid, "cleId" uuid, texte text)`,
  ),
)

/** What happened to a request at that moment, one thing after the other. */
export const insertEvenements = (
  tx: Executor,
  { demandeId, le }: { demandeId: string; le: Date },
  suites: readonly Omit<EvenementRow, 'demandeId' | 'le'>[],
): Promise<void> =>
  put(tx, () =>
    suite(tx).execute({ demandeId, le: le.toISOString(), suites: JSON.stringify(suites) }),
  )

const parCle = prepared((tx) =>
  tx
    .select()
    .from(demande)
    .where(
      and(
        eq(demande.compteId, placeholder('compteId')),
        eq(demande.cleIdempotence, placeholder('cle')),
      ),
    )
    .prepare('demande_par_cle'),
)

export const findByCle = (tx: Executor, compteId: string, cle: string) =>
  parCle(tx).execute({ compteId, cle })

/** The last request of this account for this act and contract, if it came after that. */
export const findLatest = (
  tx: Executor,
  of: { compteId: string | null; acte: ActeGestion; numeroContrat: string | null },
  after: Date,
) =>
  tx
    .select()
    .from(demande)
    .where(
      and(
        of.compteId === null ? isNull(demande.compteId) : eq(demande.compteId, of.compteId),
        eq(demande.acte, of.acte),
        of.numeroContrat === null
          ? isNull(demande.numeroContrat)
          : eq(demande.numeroContrat, of.numeroContrat),
        gt(demande.creeLe, after),
      ),
    )
    .orderBy(desc(demande.creeLe), desc(demande.numero))
    .limit(1)

/** As it stands, held until the transaction ends. */
export async function lockDemande(
  tx: Executor,
  clientCode: string,
  id: string,
): Promise<DemandeRow | undefined> {
  const rows = await tx
    .select()
    .from(demande)
    .where(and(eq(demande.clientCode, clientCode), eq(demande.id, id)))
    .for('update')
  return rows[0]
}

export async function findDemande(db: Executor, clientCode: string, id: string) {
  const rows = await db
    .select()
    .from(demande)
    .where(and(eq(demande.clientCode, clientCode), eq(demande.id, id)))
  return rows[0]
}

/** Whichever insurer it is of: for a job, which knows nothing else. */
export async function findDemandeById(db: Executor, id: string) {
  const rows = await db.select().from(demande).where(eq(demande.id, id))
  return rows[0]
}

export type Changement = Partial<
  Pick<
    DemandeRow,
    | 'etat'
    | 'gestionnaireId'
    | 'echeance'
    | 'pauseDepuis'
    | 'effetLe'
    | 'decideeLe'
    | 'appliqueeLe'
    | 'acte'
    | 'version'
    | 'data'
    | 'lignes'
    | 'suite'
    | 'numeroContrat'
    | 'personneId'
    | 'identiteVerifieeLe'
    | 'isMedicale'
    | 'isSaisieMedicale'
    | 'jointeA'
  >
>

export async function updateDemande(
  tx: Executor,
  id: string,
  set: Changement & { revision: number },
): Promise<void> {
  await tx.update(demande).set(set).where(eq(demande.id, id))
}

/** With all that is theirs alone. */
export const purgeDemandes = purgeOf([demande, demandeFichier], (e, clientCode, ids) =>
  e.delete(demande).where(and(eq(demande.clientCode, clientCode), inArray(demande.id, [...ids]))),
)

/** Requests of somebody who is somebody else. */
export const suiviDemandes = suiviDe([demande])
