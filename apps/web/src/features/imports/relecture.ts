import { etatsEnCours } from '@espace-adherent/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LOTS_URL } from './useEnvoi.ts'

const RELECTURE_MS = 2_000

type Lue = { etat?: unknown; items?: Lue[]; rows?: Lue[]; pages?: Lue[] } | null | undefined

/** Whether something that was read of the lots is under way. */
const isEnCours = (lue: Lue): boolean =>
  (etatsEnCours as readonly unknown[]).includes(lue?.etat) ||
  [lue?.pages, lue?.rows, lue?.items].some((lues) => lues?.some(isEnCours))

/** While somebody works on a lot, what is shown of lots is read again by itself. */
export function useRelecture(): void {
  const client = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => {
      const lues = client.getQueriesData<Lue>({ queryKey: [LOTS_URL] })
      if (lues.some(([, lue]) => isEnCours(lue))) client.invalidateQueries({ queryKey: [LOTS_URL] })
    }, RELECTURE_MS)
    return () => clearInterval(timer)
  }, [client])
}
