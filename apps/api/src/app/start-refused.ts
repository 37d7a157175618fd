/** Nothing is broken: the start is refused, and the message says why. */
export class StartRefusedError extends Error {
  override readonly name = 'StartRefusedError'
}
