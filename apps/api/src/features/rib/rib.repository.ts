import { type ActeRib, actesRib } from '@espace-adherent/domain'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type CleAssure, duContrat } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import { telephoneCompte } from '../../noyau/scelles.ts'
import type { Executor } from '../../platform/db/index.ts'
import { enAttente } from '../demandes/index.ts'
import { demande, demandeFichier } from '../demandes/lu.ts'

/** Whoever's own: what a beneficiary asks for their account is nobody else's affair. */
const envoyeePar = (personneId: string) =>
  and(eq(compte.id, demande.compteId), eq(compte.personneId, personneId))

/** Every request of somebody about accounts of a contract, newest first, with whether a paper came with it. */
export const findChangements = (tx: Executor, qui: CleAssure) =>
  tx
    .select({
      id: demande.id,
      revision: demande.revision,
      acte: sql<ActeRib>`${demande.acte}`,
      version: demande.version,
      data: demande.data,
      etat: demande.etat,
      effetLe: demande.effetLe,
      creeLe: demande.creeLe,
      appliqueeLe: demande.appliqueeLe,
      hasPiece: sql<boolean>`exists (select 1 from ${demandeFichier} f where f.demande_id = ${demande.id})`,
    })
    .from(demande)
    .innerJoin(compte, envoyeePar(qui.personneId))
    .where(and(duContrat(demande, qui), inArray(demande.acte, actesRib)))
    .orderBy(desc(demande.creeLe))
    .limit(50)

/** Those of somebody that wait already, for a clerk or for their day. */
export const findEnAttente = (tx: Executor, qui: CleAssure, avant: Date) =>
  tx
    .select({ acte: sql<ActeRib>`${demande.acte}` })
    .from(demande)
    .innerJoin(compte, envoyeePar(qui.personneId))
    .where(and(duContrat(demande, qui), inArray(demande.acte, actesRib), enAttente(avant)))

/** The number that the account was reached at before anything changed; sealed, null when there is none. */
export async function findTelephone(tx: Executor, compteId: string): Promise<string | null> {
  const rows = await tx
    .select({ telephone: telephoneCompte })
    .from(compte)
    .where(and(eq(compte.id, compteId), isNotNull(compte.telephoneConfirmeLe)))
  return rows[0]?.telephone ?? null
}
