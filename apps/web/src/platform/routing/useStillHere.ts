import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether the screen that asks is still there: an answer that comes after it was left opens no dialog
 * and leads nowhere, for its person has gone on to something else.
 */
export function useStillHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
