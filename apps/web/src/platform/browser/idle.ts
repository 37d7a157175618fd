/** Does it once the browser has nothing better to do; gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  // Not every browser knows idleness: a while after the first drawing comes near it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
