import type { CarteTp } from '@espace-adherent/contract/carte-tp'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import { type Copie, etatCarte } from '@espace-adherent/domain/carte-tp'
import { useEffect, useState } from 'react'
import { memory } from '../../platform/browser/memory.ts'
import { device, kept } from '../../platform/device/index.ts'

export type CopieCarte = Copie & { carte: CarteTp }

/** Of that person and that contract: somebody else who signs in here finds nothing. */
const keyOf = (userName: string, numeroContrat: string) =>
  [userName, 'carte-tp', numeroContrat] as const

/** Said of this device, whoever uses it: only that nothing is wanted is remembered. */
const REFUS = 'espace-adherent.carte-hors-ligne'

const isCopieVoulue = () => memory.read(REFUS) === null

const keepCopie = (copie: CopieCarte) =>
  device.keep(keyOf(copie.userName, copie.carte.numeroContrat), copie)

/** A copy follows the card that was just read, and goes with it. */
export const renewCopie = (userName: string, numeroContrat: string, copie: CopieCarte | null) =>
  device.renew(keyOf(userName, numeroContrat), copie)

/** All that this device keeps; whatever does not look like a copy is none. */
export async function readCopies(): Promise<CopieCarte[]> {
  return (await kept.readAll()).filter(isCopieCarte)
}

/** That one, unless its card has ended. */
export async function readCopie(
  userName: string,
  numeroContrat: string,
): Promise<CopieCarte | null> {
  const copie = await kept.read(keyOf(userName, numeroContrat))
  if (!isCopieCarte(copie)) return null
  return etatCarte(copie.carte, dateAParis(new Date())) === 'expiree' ? null : copie
}

const isCopieCarte = (value: unknown): value is CopieCarte => {
  const { userName, lueLe, carte } = (value ?? {}) as Partial<CopieCarte>
  return typeof userName === 'string' && typeof lueLe === 'string' && carte !== undefined
}

/** The card on the screen: the server's, or already the copy. */
export type Vue = { carte: CarteTp; lueLe: string; isHorsLigne: boolean }

export type Garde = 'enCours' | 'gardee' | 'refusee' | 'impossible'

/** A card that has been seen is kept, unless its reader does not want that on this device. */
export function useGarde(userName: string, { carte, lueLe, isHorsLigne }: Vue) {
  const [isVoulue, setVoulue] = useState(isCopieVoulue)
  const [garde, setGarde] = useState<Garde>(isHorsLigne ? 'gardee' : 'enCours')
  const isCopie = isHorsLigne && garde === 'gardee'
  useEffect(() => {
    if (!isVoulue || isCopie) return
    let isCurrent = true
    keepCopie({ userName, carte, lueLe }).then(
      () => isCurrent && setGarde('gardee'),
      () => isCurrent && setGarde('impossible'),
    )
    return () => {
      isCurrent = false
    }
  }, [isVoulue, isCopie, userName, carte, lueLe])
  return {
    garde: isVoulue ? garde : 'refusee',
    choose: (isWanted: boolean) => {
      setVoulue(isWanted)
      setGarde('enCours')
      if (isWanted) return memory.forget(REFUS)
      memory.write(REFUS, 'non')
      void device.forgetAll()
    },
  } as const
}
