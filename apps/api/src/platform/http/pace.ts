import { setTimeout as wait } from 'node:timers/promises'

/**
 * A long transfer has no time-out: whoever sends or reads a large file must keep a pace instead.
 */
export type Pace = {
  /** The longest silence, at the start as later. */
  patienceMs: number
  /** Fewer than these on average, and patience runs out. */
  bytesPerSecond: number
}

export type Patience = (elapsedMs: number, bytes: number) => boolean

/**
 * Time uses patience up and bytes give it back, never beyond its start; false once none is left.
 */
export function createPatience({ patienceMs, bytesPerSecond }: Pace): Patience {
  let left = patienceMs
  return (elapsedMs, bytes) => {
    left = Math.min(patienceMs, left - elapsedMs + (bytes * 1000) / bytesPerSecond)
    return left > 0
  }
}

/** How often to look: a quarter of the patience, at most a second. */
export const lookEveryMs = ({ patienceMs }: Pace) => Math.min(1_000, Math.ceil(patienceMs / 4))

/** Delays the answer to a fixed time: how long the work took tells nobody what was found. */
export async function takeAtLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const floor = wait(milliseconds)
  try {
    return await work
  } finally {
    await floor
  }
}
