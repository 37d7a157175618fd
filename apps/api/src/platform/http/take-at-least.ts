import { setTimeout as wait } from 'node:timers/promises'

/** Delays the answer to a fixed time: how long the work took tells nobody what was found. */
export async function takeAtLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const floor = wait(milliseconds)
  try {
    return await work
  } finally {
    await floor
  }
}
