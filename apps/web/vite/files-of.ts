import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle

/** The chunk that holds the module whose path ends so. */
export function chunkWith(name: string, bundle: Bundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(name))) return file
  throw new Error(`No chunk holds ${name}`)
}

/** The script of the page. Its own chunk, which would do nothing but import it, is left out of the build. */
export const entryOf = (bundle: Bundle) => chunkWith('/src/main.tsx', bundle)

/** Those chunks, what they import and their styles. */
export function filesOf(roots: readonly Rolldown.OutputChunk[], bundle: Bundle): Set<string> {
  const files = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
  }
  for (const chunk of roots) visit(chunk)
  return files
}
