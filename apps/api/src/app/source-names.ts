import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Where the bundle stands. */
const here = `${pathToFileURL(import.meta.dirname).href}/`
const maps = new Map<string, SourceMap | null>()

/**
 * Makes stacks name the sources and not the bundle. Node would read every map at the start; here a
 * map is read with the first stack that needs it. Libraries keep their place in the bundle, because
 * their map takes too long to read.
 */
Error.prepareStackTrace = (error, frames) =>
  [String(error), ...frames.map((frame) => `    at ${nameSource(frame)}`)].join('\n')

function nameSource(frame: NodeJS.CallSite): string {
  const said = String(frame)
  const file = frame.getFileName()
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()]
  if (!file?.startsWith(here) || line === null || column === null) return said
  const entry = mapOf(file)?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry)) return said
  const source = new URL(entry.originalSource, file).href
  return said.replace(
    `${file}:${line}:${column}`,
    () => `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`,
  )
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = file.startsWith(`${here}libraries`) ? null : readMap(file)
  maps.set(file, map)
  return map
}

function readMap(file: string): SourceMap | null {
  try {
    const map: SourceMapPayload = JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8'))
    return new SourceMap(map)
  } catch {
    return null
  }
}
