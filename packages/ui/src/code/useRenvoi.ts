import { useEffect, useState } from 'react'

/** A message takes a while to arrive: asking again at once would only make two of them. */
export const ATTENTE_RENVOI = 30

/** The seconds left before another code may be asked for, and how to start counting them. */
export function useRenvoi(): { secondes: number; attendre: () => void } {
  const [libre, setLibre] = useState(0)
  const [maintenant, setMaintenant] = useState(0)
  const secondes = Math.max(0, Math.ceil((libre - maintenant) / 1000))
  const isEnAttente = secondes > 0
  useEffect(() => {
    if (!isEnAttente) return
    const timer = setInterval(() => setMaintenant(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isEnAttente])
  return {
    secondes,
    attendre: () => {
      setMaintenant(Date.now())
      setLibre(Date.now() + ATTENTE_RENVOI * 1000)
    },
  }
}
