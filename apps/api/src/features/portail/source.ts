import type { CurrentClient } from '@espace-adherent/contract'
import { type Fonctionnalites, isFonctionnaliteVisible } from '@espace-adherent/domain'
import type { RequestContext } from '../context.ts'
import { fonctionnalitesPour, toCurrentClient } from './client.ts'
import { findContratsServis } from './clients.repository.ts'

/** The features of whoever asks, for each of their contracts: one statement, where contracts differ at all. */
async function fonctionnalitesVues(
  { db, client, visiteur }: RequestContext,
  cles?: readonly string[],
): Promise<Fonctionnalites> {
  const numeros = visiteur?.contrats ?? []
  const isPareil = (cle: string) => !client.exceptees.has(cle) && !client.offresFermees[cle]
  const demandees = cles ?? [...client.exceptees, ...Object.keys(client.offresFermees)]
  const contrats = demandees.every(isPareil)
    ? numeros.map((numeroContrat) => ({ numeroContrat, nomOffre: '', exceptions: {} }))
    : await findContratsServis(db, client.code, numeros)
  return fonctionnalitesPour(client, contrats)
}

/** The current client, as seen by whoever asks. */
export const clientSource = {
  async list(context: RequestContext): Promise<CurrentClient[]> {
    return [toCurrentClient(context.client, await fonctionnalitesVues(context))]
  },
}

/** The server's side of the visibility rule: a feature switched off refuses the direct call. */
export const isFeatureVisible = async (context: RequestContext, noms: string): Promise<boolean> =>
  (await readFeatures(context, [noms]))(noms)

/** The same for several: what is asked of the database is asked once. */
export async function readFeatures(
  context: RequestContext,
  listes: readonly string[],
): Promise<(noms: string) => boolean> {
  const cles = listes.flatMap((noms) => noms.split(',').map((nom) => nom.trim()))
  const vues = await fonctionnalitesVues(context, cles)
  return (noms) => isFonctionnaliteVisible(vues, noms, demandeurDe(context))
}

const demandeurDe = ({ visiteur, numeroContrat }: RequestContext) =>
  visiteur ? { connecte: true as const, numeroContrat } : { connecte: false as const }
