import type { BilanEntite } from '@espace-adherent/contract/imports'
import { textes } from './textes.ts'

export class ImportArreteError extends Error {
  override readonly name = 'ImportArreteError'
}

const SEUIL_REJETS = 0.1
const SEUIL_DEPARTS = 0.05
/** Of a small entity, a few are many: nobody is asked about them. */
const DEPARTS_MIN = 10

/** Why a run stops by itself, and what is left to do about it. */
export type Arret = { etat: 'arrete' | 'a-confirmer'; phrase: string }

/** Far from what was expected: somebody looks first. `bilans`: with those that the reader refused; `confirmer`: the lot that the console names to agree. */
export function raisonDArret(
  bilans: readonly BilanEntite[],
  { confirmer, isConfirme }: { confirmer: string | null; isConfirme: boolean },
): Arret | null {
  const total = (champ: 'recus' | 'rejetes') => bilans.reduce((n, un) => n + un[champ], 0)
  if (total('rejetes') > total('recus') * SEUIL_REJETS)
    return { etat: 'arrete', phrase: textes.tropDeRejets(total('rejetes'), total('recus')) }
  if (isConfirme) return null
  for (const { entite, avant, supprimes, disparus } of bilans) {
    const partis = supprimes + disparus
    if (partis >= DEPARTS_MIN && partis > avant * SEUIL_DEPARTS)
      return { etat: 'a-confirmer', phrase: textes.aConfirmer(entite, partis, avant, confirmer) }
  }
  return null
}
