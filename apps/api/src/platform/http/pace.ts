/**
 * What may take long, a large file above all, has no time-out: whoever sends or reads it has to keep
 * at it instead.
 */
export type Pace = {
  /** The longest silence, at the start as later. */
  patienceMs: number
  /** Fewer than these on average, and patience runs out. */
  bytesPerSecond: number
}

export type Patience = (elapsedMs: number, bytes: number) => boolean

/** Time takes patience away and bytes give it back, never beyond the start; false once there is none. */
export function createPatience({ patienceMs, bytesPerSecond }: Pace): Patience {
  let left = patienceMs
  return (elapsedMs, bytes) => {
    left = Math.min(patienceMs, left - elapsedMs + (bytes * 1000) / bytesPerSecond)
    return left > 0
  }
}

/** How often to look: a quarter of the patience is soon enough, a second always is. */
export const lookEveryMs = ({ patienceMs }: Pace) => Math.min(1_000, Math.ceil(patienceMs / 4))
