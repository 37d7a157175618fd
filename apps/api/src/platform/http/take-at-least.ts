import { setTimeout as wait } from 'node:timers/promises'

/** The answer comes no earlier: how long the work really took tells nobody what was found. */
export async function takeAtLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const floor = wait(milliseconds)
  try {
    return await work
  } finally {
    await floor
  }
}
