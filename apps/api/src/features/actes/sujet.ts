import { isDansPortee, porteeDe } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { MembreContext } from '../context.ts'
import { type ContratTenu, lockCompte, lockContrat } from './sujet.repository.ts'
import { textes } from './textes.ts'
import type { AppelantPresume, Traite } from './traite.ts'

/** Whose state is to be read, by what their session says. */
export function presume(
  { client, visiteur, now }: MembreContext,
  numeroContrat: string | null,
): AppelantPresume {
  const qualite = numeroContrat === null ? undefined : visiteur.qualites[numeroContrat]
  const contrat =
    numeroContrat !== null && qualite ? { clientCode: client.code, numeroContrat, qualite } : null
  return { ...visiteur, client, contrat, now, envoyeeLe: now }
}

/**
 * The engine's first statement: what the act is about is held until the transaction ends, so that two
 * requests on one subject come one after the other. Somebody else's contract does not exist; what is
 * the subscriber's alone is not a beneficiary's to change.
 */
export async function hold(
  tx: Executor,
  { acte }: Traite,
  { client, visiteur: { compteId, personneId, contrats } }: MembreContext,
  numeroContrat: string | null,
): Promise<ContratTenu | null> {
  if (numeroContrat === null) {
    await lockCompte(tx, compteId)
    return null
  }
  const key = { clientCode: client.code, numeroContrat }
  const isOwn = personneId !== null && contrats.includes(numeroContrat)
  const contrat = isOwn ? await lockContrat(tx, key, personneId) : undefined
  if (!contrat) throw new AppError('NotFound')
  if (!isDansPortee(porteeDe(client.config.porteesActes, acte), contrat.qualite))
    throw new AppError('Forbidden')
  if (acte.typeContrat && acte.typeContrat !== contrat.typeContrat)
    throw new AppError('Forbidden', textes.autreTypeContrat)
  if (acte.isEnCours && contrat.etat === 'resilie')
    throw new AppError('Forbidden', textes.contratFini)
  return contrat
}
