/** As of when the portal is previewed (a moment, or `brouillon` for every draft), and as whom. */
export type Apercu = { le: string; audience?: string }

/**
 * How staff opened the portal from the back office, in what stands before the `#` of its address.
 * Whoever else asks is refused by the server.
 */
export function apercuVoulu(): Apercu | null {
  const voulu = new URLSearchParams(window.location.search)
  const [le, audience] = [voulu.get('apercu'), voulu.get('audience')]
  return le === null ? null : { le, ...(audience && { audience }) }
}
