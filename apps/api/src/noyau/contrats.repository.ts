import { apresEvenementContrat, type EtatContrat } from '@espace-adherent/domain'
import { and, isNull } from 'drizzle-orm'
import { cutCartes } from './cartes.repository.ts'
import type { CleContrat } from './cle.ts'
import { contrat } from './contrats.schema.ts'
import { mandat } from './cotisations.schema.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'
import { duContrat, holdContrat, rangeeContrat } from './lectures.repository.ts'

/** Owed for and asked for by a letter: the contract goes on. */
export async function markPrecontentieux(e: Ecriture, cle: CleContrat): Promise<Change> {
  await e.update(contrat).set({ isPrecontentieux: true }).where(rangeeContrat(cle))
  return changed(e, undefined)
}

type Tenu = { etat: EtatContrat }

/** Cover stops for unpaid contributions. The contract is held. */
export async function suspendContrat(e: Ecriture, cle: CleContrat, tenu: Tenu): Promise<Change> {
  const etat = apresEvenementContrat(tenu.etat, 'suspendre')
  await e
    .update(contrat)
    .set({ isPrecontentieux: true, ...(etat && { etat }) })
    .where(rangeeContrat(cle))
  return changed(e, undefined, 'contrat.etat')
}

/** Nothing is owed any more: cover is back. The contract is held. */
export async function resumeContrat(e: Ecriture, cle: CleContrat, tenu: Tenu): Promise<Change> {
  const etat = apresEvenementContrat(tenu.etat, 'reprendre')
  await e
    .update(contrat)
    .set({ isPrecontentieux: false, ...(etat && { etat }) })
    .where(rangeeContrat(cle))
  return changed(e, undefined, 'contrat.etat')
}

/**
 * The contract and its card are over after that day, and no mandate is left. Null: it has ended already. What is owed to
 * that day is the contributions' affair.
 */
export async function endContrat(
  e: Ecriture,
  cle: CleContrat,
  voulu: string,
): Promise<Change<{ dernier: string; portabiliteDu: string | null }> | null> {
  const tenu = await holdContrat(e, cle)
  const etat = tenu && apresEvenementContrat(tenu.etat, 'finir')
  if (!tenu || !etat) return null
  // To end sooner already: that stays.
  const dernier = tenu.dateFin && tenu.dateFin < voulu ? tenu.dateFin : voulu
  await e.update(contrat).set({ etat, dateFin: dernier }).where(rangeeContrat(cle))
  await cutCartes(e, cle, dernier)
  await e
    .update(mandat)
    .set({ revoqueLe: dernier })
    .where(and(duContrat(mandat, cle), isNull(mandat.revoqueLe)))
  const fin = { dernier, portabiliteDu: tenu.portabiliteDu }
  return changed(e, fin, 'contrat.etat', 'contrat.carte', 'contrat.mandats')
}

/** Cover goes on for nothing until that day; `du`: from when, where it only begins. No card is good after it. */
export async function keepCovered(
  e: Ecriture,
  cle: CleContrat,
  { du, jusquAu }: { du?: string; jusquAu: string },
): Promise<Change> {
  await e
    .update(contrat)
    .set({ ...(du !== undefined && { portabiliteDu: du }), portabiliteJusquAu: jusquAu })
    .where(rangeeContrat(cle))
  await cutCartes(e, cle, jusquAu)
  return changed(e, undefined, 'contrat.carte')
}
