import { useEffect, useState } from 'react'

/**
 * A value once it stopped changing: typed text is asked about after a pause, not for each letter.
 */
export function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
