/** Looks for exact texts in bytes that pass by, also where two pieces meet. */
export type ByteSearch<Text extends string> = {
  /** Those that stand in this piece, or end in it. */
  find(piece: Buffer): readonly Text[]
}

/** As fast as the machine reads memory, for names of XML are neither folded nor escaped. */
export function createByteSearch<const Text extends string>(
  texts: readonly Text[],
): ByteSearch<Text> {
  const wanted = texts.map((text) => [text, Buffer.from(text, 'latin1')] as const)
  const overlap = Math.max(...wanted.map(([, bytes]) => bytes.length)) - 1
  let end: Buffer = Buffer.alloc(0)
  return {
    find(piece) {
      const seam = Buffer.concat([end, piece.subarray(0, overlap)])
      const found = wanted
        .filter(([, bytes]) => seam.includes(bytes) || piece.includes(bytes))
        .map(([text]) => text)
      end =
        piece.length >= overlap
          ? Buffer.from(piece.subarray(piece.length - overlap))
          : Buffer.from(Buffer.concat([end, piece]).subarray(-overlap))
      return found
    },
  }
}
