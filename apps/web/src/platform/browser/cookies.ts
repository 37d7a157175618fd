/** The value of one cookie in a `document.cookie` string. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return decode(value.join('='))
  }
  return null
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const JOUR = 24 * 60 * 60

type CookieOptions = { days: number; isSecure: boolean }

/** A cookie as `document.cookie` takes it; sent along links to this site, never by other sites. */
export function cookieText(name: string, value: string, { days, isSecure }: CookieOptions): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${days * JOUR}`,
    'SameSite=Lax',
  ]
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}

/** Letters, digits, « _ » and « - » only: a name made of what somebody typed cannot end the pair. */
export const cookieName = (...parts: readonly string[]) =>
  parts
    .map((part) =>
      part
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replace(/[^\w-]+/g, '_'),
    )
    .join('_')
    .slice(0, 120)

export function writeCookie(name: string, value: string, days: number): void {
  const isSecure = window.location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = cookieText(name, value, { days, isSecure })
}
