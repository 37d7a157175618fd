/** After so long the work is done even in a browser that is never idle. */
const PATIENCE_MS = 2000

/** Does the work once the browser is idle; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Not every browser reports idleness: a while after the first drawing comes close.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PATIENCE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(handle)
}
