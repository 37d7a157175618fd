import type { CurrentClient } from '@espace-adherent/contract'
import { type Fonctionnalites, isFonctionnaliteVisible } from '@espace-adherent/domain'
import type { RequestContext } from '../context.ts'
import { fonctionnalitesPour, toCurrentClient } from './client.ts'
import { findContratsServis } from './clients.repository.ts'

/** The features of whoever asks, for each of their contracts: one statement. */
async function fonctionnalitesVues(context: RequestContext): Promise<Fonctionnalites> {
  const { db, client, visiteur } = context
  const contrats = await findContratsServis(db, client.code, visiteur?.contrats ?? [])
  return fonctionnalitesPour(client, contrats)
}

/** The current client, as seen by whoever asks. */
export const clientSource = {
  async list(context: RequestContext): Promise<CurrentClient[]> {
    return [toCurrentClient(context.client, await fonctionnalitesVues(context))]
  },
}

/** The server's side of the visibility rule: a feature switched off refuses the direct call. */
export async function isFeatureVisible(context: RequestContext, noms: string): Promise<boolean> {
  return isFonctionnaliteVisible(await fonctionnalitesVues(context), noms, demandeurDe(context))
}

/** The same for several: what is asked of the database is asked once. */
export async function readFeatures(context: RequestContext): Promise<(noms: string) => boolean> {
  const vues = await fonctionnalitesVues(context)
  return (noms) => isFonctionnaliteVisible(vues, noms, demandeurDe(context))
}

const demandeurDe = ({ visiteur, numeroContrat }: RequestContext) =>
  visiteur ? { connecte: true as const, numeroContrat } : { connecte: false as const }
