import type { EtatContrat, Qualite } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import { contrat } from '../../noyau/contrats.schema.ts'
import type { CleContrat } from '../../noyau/index.ts'
import { assure, compte } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { finConnue } from '../du-contrat.repository.ts'

const { placeholder } = sql

/** A contract as it covers somebody. */
export type ContratCouvrant = CleContrat & { qualite: Qualite }

/** One that is held, and known to cover them. */
export type ContratTenu = ContratCouvrant & {
  nomOffre: string
  typeContrat: 'sante' | 'prevoyance'
  etat: EtatContrat
  dateDebut: string
  dateFin: string | null
}

const contratTenu = prepared((tx) =>
  tx
    .select({
      clientCode: contrat.clientCode,
      numeroContrat: contrat.numero,
      nomOffre: contrat.nomOffre,
      typeContrat: contrat.typeContrat,
      etat: contrat.etat,
      dateDebut: contrat.dateDebut,
      dateFin: finConnue(),
      qualite: assure.qualite,
    })
    .from(contrat)
    .innerJoin(
      assure,
      and(eq(assure.clientCode, contrat.clientCode), eq(assure.numeroContrat, contrat.numero)),
    )
    .where(
      and(
        eq(contrat.clientCode, placeholder('clientCode')),
        eq(contrat.numero, placeholder('numeroContrat')),
        eq(assure.personneId, placeholder('personneId')),
      ),
    )
    .for('update', { of: contrat })
    .prepare('acte_contrat'),
)

/** The contract, held until the transaction ends; undefined when it does not cover this person. */
export async function lockContrat(
  tx: Executor,
  { clientCode, numeroContrat }: CleContrat,
  personneId: string,
): Promise<ContratTenu | undefined> {
  const rows = await contratTenu(tx).execute({ clientCode, numeroContrat, personneId })
  return rows[0]
}

const compteDe = (tx: Executor) =>
  tx
    .select({
      compteId: compte.id,
      personneId: compte.personneId,
      email: compte.email,
      prenom: compte.prenom,
      nom: compte.nom,
    })
    .from(compte)
    .where(eq(compte.id, placeholder('compteId')))

const compteLu = prepared((tx) => compteDe(tx).prepare('acte_compte_lu'))
const compteTenu = prepared((tx) => compteDe(tx).for('no key update').prepare('acte_compte'))

export const findCompte = async (tx: Executor, compteId: string) =>
  (await compteLu(tx).execute({ compteId }))[0]

/** The account, held until the transaction ends; what refers to it may still be written. */
export const lockCompte = async (tx: Executor, compteId: string) =>
  (await compteTenu(tx).execute({ compteId }))[0]
