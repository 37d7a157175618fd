/** Did a write violate this unique index? */
export function isViolationOf(error: unknown, index: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause as unknown) {
    const { code, constraint } = e as { code?: unknown; constraint?: unknown }
    if (code === '23505' && constraint === index) return true
  }
  return false
}
