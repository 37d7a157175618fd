/**
 * A `callbackUrl` may only lead back into this portal: a path, its query and its hash route.
 * Everything else (another host, `//host`, `\host`, a scheme, a control character) is refused.
 */
export function safeCallbackUrl(callbackUrl: string | null | undefined): string | null {
  if (!callbackUrl || callbackUrl.length > 2000) return null
  const candidat = callbackUrl.startsWith('#') ? `/${callbackUrl}` : callbackUrl
  if (!/^\/(?![/\\])/.test(candidat)) return null
  if (hasControlOrBackslash(candidat)) return null
  // Browsers fold « /./ » and « /x/.. » before reading: what comes out must still be a plain path.
  const lu = URL.parse(candidat, 'http://portail.invalid')
  if (lu?.origin !== 'http://portail.invalid' || lu.pathname.startsWith('//')) return null
  return `${lu.pathname}${lu.search}${lu.hash}`
}

function hasControlOrBackslash(texte: string): boolean {
  return [...texte].some((c) => c === '\\' || c.charCodeAt(0) < 0x20 || c.charCodeAt(0) === 0x7f)
}
