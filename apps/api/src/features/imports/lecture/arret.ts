/** The run stops, for a reason that whoever launched it can act on. It names no person. */
export class ArretError extends Error {
  override readonly name = 'ArretError'
}
