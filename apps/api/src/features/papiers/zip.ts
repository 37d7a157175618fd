import { Zip, ZipPassThrough } from 'fflate'

export type Entree = { nom: string; contenu: Uint8Array }

/** An archive that is sent as it is made. Its files are stored as they are: PDF is compressed already. */
export async function* writeZip(entrees: AsyncIterable<Entree>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { nom, contenu } of entrees) {
    const file = new ZipPassThrough(nom)
    zip.add(file)
    file.push(contenu, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready
}
