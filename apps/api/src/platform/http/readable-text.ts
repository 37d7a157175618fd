/** Runs of encoded bytes, which only mean something together. */
const encodedRuns = /(?:%[0-9a-f]{2})+/gi
/** NUL, or a byte beyond ASCII: anything else decodes to itself. */
const doubtful = /%(?:00|[89a-f][0-9a-f])/i

/** Deeper than any form of ours, and far from what would exhaust a reader's stack. */
const DEEPEST = 32

/** Can this text be kept? PostgreSQL refuses NUL, and half of a surrogate pair has no UTF-8. */
export const isReadableText = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Does an address decode to readable text, path and query alike? */
export function isReadableAddress(address: string): boolean {
  if (!doubtful.test(address)) return true
  return [...address.matchAll(encodedRuns)].every(([run]) => {
    try {
      return isReadableText(decodeURIComponent(run))
    } catch {
      return false
    }
  })
}

/** Where a body holds text that cannot be read, or `''` when it is nested too deep; else null. */
export function findUnreadable(body: unknown): string | null {
  let level: [path: string, value: unknown][] = [['', body]]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return ''
    const next: typeof level = []
    for (const [path, value] of level) {
      if (typeof value === 'string' && !isReadableText(value)) return path
      if (typeof value !== 'object' || value === null) continue
      for (const [key, inner] of Object.entries(value)) {
        if (!isReadableText(key)) return path
        next.push([path === '' ? key : `${path}.${key}`, inner])
      }
    }
    level = next
  }
  return null
}
