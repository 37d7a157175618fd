import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether the screen is still shown: an answer that comes after it was left opens no dialog and
 * leads nowhere.
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
