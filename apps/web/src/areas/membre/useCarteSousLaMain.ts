import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from '../../platform/browser/idle.ts'
import { carteTiersPayant } from './routes.ts'

/** Long after the screen that was asked for, on any line. */
const PLUS_TARD_MS = 5000

/**
 * Without a network people need the card, and nobody knows beforehand when it goes. So its code and
 * content are fetched once the page is idle, and stay in the page. What the device keeps is another
 * matter.
 */
export function useCarteSousLaMain(numeroContrat: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (numeroContrat === null) return
    const { screen } = carteTiersPayant
    let callOff = () => {}
    const timer = setTimeout(() => {
      callOff = whenIdle(() => {
        screen
          .load()
          .then(() => screen.prepare(client))
          // Nobody asked for it, so a failure is silent.
          .catch(() => {})
      })
    }, PLUS_TARD_MS)
    return () => {
      clearTimeout(timer)
      callOff()
    }
  }, [numeroContrat, client])
}

/** A device that is told of news says that it is still theirs; its code comes only where a worker stands. */
export function useAppareilVu(isSien: boolean): void {
  useEffect(() => {
    if (!isSien) return
    return whenIdle(() => {
      voir().catch(() => {})
    })
  }, [isSien])
}

async function voir(): Promise<void> {
  if (!(await navigator.serviceWorker?.getRegistration())) return
  const { revoirAppareil } = await import('../../features/preferences/appareil.ts')
  await revoirAppareil()
}
