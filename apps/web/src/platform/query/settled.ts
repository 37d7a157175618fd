import { useEffect, useState } from 'react'

/** Long enough to finish an amount. */
const PAUSE = 400

/**
 * A value once it stopped changing: typed text is asked about after a pause, not for each letter.
 */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
