import { gzipSync } from 'node:zlib'

export type Weight = { kibibytes: number; files: number }

/** Scripts and styles that the first page loads before anything is clicked, gzipped. */
export async function firstPageWeight(origin: string): Promise<Weight> {
  const html = await (await fetch(origin)).text()
  const addresses = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? '',
  )
  const files = new Set(addresses)
  let bytes = 0
  for (const file of files) {
    const content = await (await fetch(`${origin}${file}`)).bytes()
    bytes += gzipSync(content, { level: 9 }).length
  }
  return { kibibytes: bytes / 1024, files: files.size }
}
