import type { CurrentUser } from '@espace-adherent/contract/identity'
import { memory } from '../../platform/browser/memory.ts'

/** One sign-in of one person. */
export type Connexion = Pick<CurrentUser, 'userName' | 'connecteLe'>

const key = ({ userName }: Connexion) => `espace-adherent.apres-connexion.${userName}`

/** What was closed since this sign-in, in any tab. An earlier one counts no more. */
export function readFermees(connexion: Connexion): readonly string[] {
  try {
    const kept = JSON.parse(memory.read(key(connexion)) ?? 'null')
    if (kept?.connecteLe !== connexion.connecteLe) return []
    return Array.isArray(kept.fermees)
      ? kept.fermees.filter((cle: unknown) => typeof cle === 'string')
      : []
  } catch {
    return []
  }
}

export function rememberFermee(connexion: Connexion, cle: string): readonly string[] {
  const fermees = [...new Set([...readFermees(connexion), cle])]
  memory.write(key(connexion), JSON.stringify({ connecteLe: connexion.connecteLe, fermees }))
  return fermees
}
