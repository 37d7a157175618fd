export type Encodage = 'utf-8' | 'windows-1252'

/** The whole file is read once: one accent far down decides as much as one at the top. */
export async function trouverEncodage(morceaux: AsyncIterable<Buffer>): Promise<Encodage> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const morceau of morceaux) strict.decode(morceau, { stream: true })
    strict.decode()
    return 'utf-8'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    return 'windows-1252'
  }
}

/** Text of ours, whatever it was written in. */
export async function* enTexte(
  morceaux: AsyncIterable<Buffer>,
  encodage: Encodage,
): AsyncGenerator<string> {
  const decodeur = new TextDecoder(encodage)
  for await (const morceau of morceaux) yield decodeur.decode(morceau, { stream: true })
  const reste = decodeur.decode()
  if (reste !== '') yield reste
}
