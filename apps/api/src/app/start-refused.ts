/** Nothing is broken: what was asked for is not done, and the message says so in a sentence. */
export class StartRefusedError extends Error {
  override readonly name = 'StartRefusedError'
}
