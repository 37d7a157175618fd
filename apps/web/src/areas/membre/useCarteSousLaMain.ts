import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from '../../platform/browser/idle.ts'
import { carteTiersPayant } from './routes.ts'

/** Long after the screen that was asked for, on any line. */
const PLUS_TARD_MS = 5000

/**
 * Without a network the card is what one needs, and nobody knows beforehand when it goes: its code and what it says
 * are fetched once the page has nothing better to do. They stay in the page; what a device keeps is another matter.
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
          // Nobody asked for it: it says nothing.
          .catch(() => {})
      })
    }, PLUS_TARD_MS)
    return () => {
      clearTimeout(timer)
      callOff()
    }
  }, [numeroContrat, client])
}
