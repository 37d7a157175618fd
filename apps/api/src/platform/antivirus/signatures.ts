/** Looks for known texts in bytes that pass by, also where two chunks meet. */
export type SignatureSearch = {
  /** Whether one of them stands in what has passed so far, this chunk included. */
  finds(chunk: Uint8Array): boolean
}

/** Upper and lower case count the same, as they do in HTML. */
export function createSignatureSearch(signatures: readonly string[]): SignatureSearch {
  const wanted = signatures.map((text) => text.toLowerCase())
  const overlap = Math.max(...wanted.map((text) => text.length)) - 1
  let end = ''
  let found = false
  return {
    finds(chunk) {
      if (found) return true
      const { buffer, byteOffset, byteLength } = chunk
      const text =
        end + Buffer.from(buffer, byteOffset, byteLength).toString('latin1').toLowerCase()
      found = wanted.some((signature) => text.includes(signature))
      end = text.slice(-overlap)
      return found
    },
  }
}

/**
 * The harmless text that every scanner takes for a virus, so that anybody can see a refusal.
 * Written in two halves: this very file would be refused otherwise.
 */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
  '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

/** What the portal finds by itself, with or without a scanner. */
export const createEicarSearch = () => createSignatureSearch([EICAR])
