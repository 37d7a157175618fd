import type { EtatContrat, Qualite } from '@espace-adherent/domain'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { assure, contrat } from '../../schema/contrats.schema.ts'
import { compte } from '../../schema/identity.schema.ts'
import type { CleContrat } from '../perimetre.ts'

/** A contract as it covers somebody. */
export type ContratTenu = CleContrat & {
  nomOffre: string
  typeContrat: 'sante' | 'prevoyance'
  etat: EtatContrat
  dateDebut: string
  dateFin: string | null
  qualite: Qualite
}

/** The contract, held until the transaction ends; undefined when it does not cover this person. */
export async function lockContrat(
  tx: Executor,
  { clientCode, numeroContrat }: CleContrat,
  personneId: string,
): Promise<ContratTenu | undefined> {
  const rows = await tx
    .select({
      clientCode: contrat.clientCode,
      numeroContrat: contrat.numero,
      nomOffre: contrat.nomOffre,
      typeContrat: contrat.typeContrat,
      etat: contrat.etat,
      dateDebut: contrat.dateDebut,
      dateFin: contrat.dateFin,
      qualite: assure.qualite,
    })
    .from(contrat)
    .innerJoin(
      assure,
      and(eq(assure.clientCode, contrat.clientCode), eq(assure.numeroContrat, contrat.numero)),
    )
    .where(
      and(
        eq(contrat.clientCode, clientCode),
        eq(contrat.numero, numeroContrat),
        eq(assure.personneId, personneId),
      ),
    )
    .for('update', { of: contrat })
  return rows[0]
}

const compteDe = (tx: Executor, compteId: string) =>
  tx
    .select({
      compteId: compte.id,
      personneId: compte.personneId,
      email: compte.email,
      prenom: compte.prenom,
      nom: compte.nom,
    })
    .from(compte)
    .where(eq(compte.id, compteId))

export const findCompte = async (tx: Executor, compteId: string) =>
  (await compteDe(tx, compteId))[0]

/** The account, held until the transaction ends; what refers to it may still be written. */
export const lockCompte = async (tx: Executor, compteId: string) =>
  (await compteDe(tx, compteId).for('no key update'))[0]
