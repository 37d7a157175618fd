/** The file name of a `content-disposition` header; the extended form (RFC 5987) wins. */
export function filenameOf(contentDisposition: string | null, fallback: string): string {
  const header = contentDisposition ?? ''
  const extended = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(header)?.[1]
  const name = extended ? decode(extended) : quotedOrToken(header)
  // The name becomes a file on somebody's disk: no folder may hide in it.
  return name?.replace(/[\\/:*?"<>|]/g, '_').trim() || fallback
}

function quotedOrToken(header: string): string | undefined {
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, '$1')
  return /filename\s*=\s*([^;\s]+)/i.exec(header)?.[1]
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
