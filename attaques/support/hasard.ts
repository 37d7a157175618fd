/** Chance that can be had again: the same seed draws the same things. */
export function createHasard(graine: number) {
  let etat = graine >>> 0
  /** Between 0 and 1 (mulberry32). */
  const next = () => {
    etat = (etat + 0x6d2b79f5) >>> 0
    let t = etat
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    among: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T,
    isOnce: (outOf: number) => next() < 1 / outOf,
  }
}

export type Hasard = ReturnType<typeof createHasard>
