import type { CarteTp } from '@espace-adherent/contract/carte-tp'
import { useState } from 'react'
import { kept } from '../../platform/browser/kept.ts'

/** Of that person and that contract: somebody else who signs in here finds nothing. */
const keyOf = (userName: string, numContrat: string) => `carte-tp ${userName} ${numContrat}`

export const readGardee = async (userName: string, numContrat: string) =>
  ((await kept.read(keyOf(userName, numContrat))) ?? null) as CarteTp | null

type Garde = 'inconnue' | 'gardee' | 'absente' | 'impossible'

/** Whether this device keeps the card, and how to change that. */
export function useGarde(userName: string, carte: CarteTp, isGardee: boolean) {
  const [garde, setGarde] = useState<Garde>(isGardee ? 'gardee' : 'absente')
  const key = keyOf(userName, carte.numeroContrat)
  const attempt = (work: Promise<void>, then: Garde) =>
    work.then(
      () => setGarde(then),
      () => setGarde('impossible'),
    )
  return {
    garde,
    garder: () => attempt(kept.write(key, carte), 'gardee'),
    oublier: () => attempt(kept.forget(key), 'absente'),
  }
}

/** A card that is kept follows the one that was just read. */
export async function refreshGardee(userName: string, carte: CarteTp): Promise<void> {
  await kept.write(keyOf(userName, carte.numeroContrat), carte).catch(() => {})
}
