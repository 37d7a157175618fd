/** The last bytes of what has passed, and how many passed in all. */
export type Tail = {
  write(chunk: Buffer): void
  /** At most `size` bytes. */
  bytes(): Buffer
  length(): number
}

export function createTail(size: number): Tail {
  let chunks: Buffer[] = []
  let held = 0
  let length = 0
  return {
    write(chunk) {
      chunks.push(chunk)
      held += chunk.length
      length += chunk.length
      // Twice the size before cutting: each byte is copied once, not at each chunk.
      if (held > 2 * size) {
        chunks = [Buffer.from(Buffer.concat(chunks).subarray(-size))]
        held = size
      }
    },
    bytes: () => Buffer.concat(chunks).subarray(-size),
    length: () => length,
  }
}
