import { and, eq } from 'drizzle-orm'
import { compte } from '../noyau/comptes.schema.ts'
import { assure } from '../noyau/contrats.schema.ts'
import type { Executor } from '../platform/db/index.ts'
import { duContrat } from './du-contrat.repository.ts'
import type { CleContrat } from './perimetre.ts'

/** The accounts of whoever subscribed, with where to write to them. */
export const findAdherents = (tx: Executor, cle: CleContrat) =>
  tx
    .select({
      compteId: compte.id,
      email: compte.email,
      prenom: compte.prenom,
      isActif: compte.isActif,
    })
    .from(assure)
    .innerJoin(
      compte,
      and(eq(compte.personneId, assure.personneId), eq(compte.clientCode, assure.clientCode)),
    )
    .where(and(duContrat(assure, cle), eq(assure.qualite, 'adherent')))

export const findComptesAdherents = async (tx: Executor, cle: CleContrat): Promise<string[]> =>
  (await findAdherents(tx, cle)).map(({ compteId }) => compteId)
