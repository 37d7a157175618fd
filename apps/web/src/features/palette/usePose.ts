import { useEffect, useState } from 'react'

/** What is typed, once the typing pauses that long. */
export function usePose(saisie: string, pause: number): string {
  const [pose, setPose] = useState(saisie)
  useEffect(() => {
    const timer = setTimeout(() => setPose(saisie), pause)
    return () => clearTimeout(timer)
  }, [saisie, pause])
  return pose
}
