import { useEffect, useEffectEvent } from 'react'

/** What the browser keeps beside an address: the step that is shown, and the one it was reached from. */
type Pas = { etape: string; depuis: string }

const pasCourant = () => window.history.state as Partial<Pas> | null

/**
 * Each step is a page of the browser's history: its « back » leads to the step before, not out of what is being filled in.
 * `montrer` draws a step; `premiere` is the one that was shown when the screen opened.
 */
export function usePas(premiere: string, montrer: (etape: string) => void) {
  const revenir = useEffectEvent((event: PopStateEvent) =>
    montrer((event.state as Partial<Pas> | null)?.etape ?? premiere),
  )
  useEffect(() => {
    const ici = window.location.hash
    const onPop = (event: PopStateEvent) => {
      if (window.location.hash === ici) revenir(event)
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
  return {
    avancer: (depuis: string, etape: string) => {
      window.history.pushState({ etape, depuis } satisfies Pas, '')
      montrer(etape)
    },
    /** To the step before: by the way one came, where it was that one. */
    reculer: (etape: string) => {
      if (pasCourant()?.depuis === etape) window.history.back()
      else montrer(etape)
    },
  }
}
