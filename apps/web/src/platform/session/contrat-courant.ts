import type { Contrat } from '@espace-adherent/contract/contrats'
import { chooseContratCourant } from '@espace-adherent/domain/contrats'
import type { Qualite } from '@espace-adherent/domain/roles'
import { memory } from '../browser/memory.ts'
import { createStore } from '../browser/store.ts'

/** The current contract's number, sent with every request. */
export const numeroContratCourant = createStore<string | null>(null)

/** How the signed-in person stands in each of their contracts, once these have been read. */
export const qualitesParContrat = createStore<Readonly<Record<string, Qualite>>>({})

const key = (userName: string) => `espace-adherent.contrat.${userName}`

/** The contract that this person last chose on this device. */
export const recallContrat = (userName: string) => memory.read(key(userName))

/**
 * Chooses the current contract among those just read. It runs as the list arrives, before a screen
 * draws it, so that no request leaves without its contract.
 */
export function adoptContrats(
  userName: string,
  contrats: readonly Pick<Contrat, 'numeroContratIndividuel' | 'isActif' | 'qualite'>[],
): void {
  qualitesParContrat.set(
    Object.fromEntries(contrats.map((c) => [c.numeroContratIndividuel, c.qualite])),
  )
  // A choice made in this page holds even for an ended contract: it was made on purpose.
  const present = numeroContratCourant.get()
  if (contrats.some((contrat) => contrat.numeroContratIndividuel === present)) return
  const choisi = chooseContratCourant(contrats, recallContrat(userName))
  numeroContratCourant.set(choisi?.numeroContratIndividuel ?? null)
}

export function rememberContrat(userName: string, numeroContrat: string): void {
  memory.write(key(userName), numeroContrat)
  numeroContratCourant.set(numeroContrat)
}
