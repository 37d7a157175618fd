import type { CurrentClient } from '@espace-adherent/contract'
import { type Fonctionnalites, isFonctionnaliteVisible } from '@espace-adherent/domain'
import type { RequestContext } from '../context.ts'
import { fonctionnalitesPour, toCurrentClient } from './client.ts'
import { findExceptions } from './clients.repository.ts'

async function fonctionnalitesVues(context: RequestContext): Promise<Fonctionnalites> {
  const { db, client, visiteur } = context
  const contrats = visiteur?.contrats ?? []
  return fonctionnalitesPour(client, contrats, await findExceptions(db, client.code, contrats))
}

/** The current client, as seen by whoever asks. */
export const clientSource = {
  async list(context: RequestContext): Promise<CurrentClient[]> {
    return [toCurrentClient(context.client, await fonctionnalitesVues(context))]
  },
}

/** The server's side of the visibility rule: a feature switched off refuses the direct call. */
export async function isFeatureVisible(context: RequestContext, noms: string): Promise<boolean> {
  const demandeur = context.visiteur
    ? { connecte: true as const, numeroContrat: context.numeroContrat }
    : { connecte: false as const }
  return isFonctionnaliteVisible(await fonctionnalitesVues(context), noms, demandeur)
}
