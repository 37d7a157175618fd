import { useEffect, useState } from 'react'

/** A value once it has stopped changing: what is typed is asked about after a pause, never for each letter. */
export function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
