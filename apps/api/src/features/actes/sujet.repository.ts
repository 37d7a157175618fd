import type { EtatContrat, Qualite } from '@espace-adherent/domain'
import { eq, sql } from 'drizzle-orm'
import { type CleContrat, holdComptes, holdsCouverture } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
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
  /** The insurer's files speak of it. */
  isImporte: boolean
}

/** The contract, held until the transaction ends; undefined when it does not cover this person. */
export const lockContrat: (
  tx: Executor,
  cle: CleContrat,
  personneId: string,
) => Promise<ContratTenu | undefined> = holdsCouverture('acte_contrat', finConnue)

const titulaire = {
  compteId: compte.id,
  personneId: compte.personneId,
  email: compte.email,
  prenom: compte.prenom,
  nom: compte.nom,
}
const leSien = eq(compte.id, placeholder('compteId'))

const compteLu = prepared((tx) =>
  tx.select(titulaire).from(compte).where(leSien).prepare('acte_compte_lu'),
)
const compteTenu = prepared((tx) => holdComptes(tx, titulaire, leSien).prepare('acte_compte'))

export const findCompte = async (tx: Executor, compteId: string) =>
  (await compteLu(tx).execute({ compteId }))[0]

/** The account, held until the transaction ends; what refers to it may still be written. */
export const lockCompte = async (tx: Executor, compteId: string) =>
  (await compteTenu(tx).execute({ compteId }))[0]
