/** A browser that is never idle does it all the same, after so long. */
const PATIENCE_MS = 2000

/** Does it once the browser has nothing better to do; gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  // Not every browser knows idleness: a while after the first drawing comes near it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PATIENCE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(handle)
}
