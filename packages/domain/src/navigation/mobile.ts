export type CiblesMobiles = {
  /** Addresses of the client's applications in the stores. */
  applications: readonly (string | null)[]
  /** Schemes that only the client's own application answers to, such as `mutuellehorizon`. */
  schemes: readonly string[]
  /** Where this portal is. */
  origin: string
  /** The client lets it lead to any site. */
  isLibre?: boolean | undefined
}

/** Schemes that run code or show a text instead of leading somewhere. */
const jamais = ['javascript', 'data', 'vbscript', 'blob', 'file', 'about']

/**
 * Where `redirect-to-mobile` may lead: the client's application, its page in a store, or the
 * portal; any site where the client allows it. Null for anything else: it would be a link of ours
 * to a stranger's place.
 */
export function mobileTarget(url: string, cibles: CiblesMobiles): string | null {
  const lue = url.length <= 2000 ? URL.parse(url) : null
  // A name before the host makes one site look like another.
  if (lue?.username !== '' || lue.password !== '') return null
  const scheme = lue.protocol.slice(0, -1)
  if (scheme === 'http' || scheme === 'https') {
    const isOurs = lue.origin === cibles.origin
    const isStore = cibles.applications.some((application) => isSamePage(lue, application))
    return isOurs || isStore || cibles.isLibre ? lue.href : null
  }
  return cibles.schemes.includes(scheme) && !jamais.includes(scheme) ? lue.href : null
}

function isSamePage(url: URL, application: string | null): boolean {
  const connue = application === null ? null : URL.parse(application)
  if (!connue || url.origin !== connue.origin || url.pathname !== connue.pathname) return false
  // A store finds the application by its parameters: those must be there, others may be.
  return [...connue.searchParams].every(([nom, valeur]) => url.searchParams.get(nom) === valeur)
}
