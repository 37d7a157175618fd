import { refuse } from '../refus.ts'

/**
 * Just enough of XML to find a tag and its attributes. Parts with a DOCTYPE are refused, so that
 * the five known entities and numbers are the only ones there can be.
 */
export type Tag = { name: string; attributes: ReadonlyMap<string, string>; end: number }

/** Every tag that opens under one of these names, whatever its prefix. */
export function* findTags(text: string, names: readonly string[]): Generator<Tag> {
  const opening = new RegExp(`<(?:[\\w.-]+:)?(${names.join('|')})(?=[\\s/>])`, 'g')
  for (const { 0: found, 1: name = '', index } of text.matchAll(opening)) {
    const end = endOfTag(text, index + found.length)
    yield { name, attributes: attributesOf(text.slice(index + found.length, end)), end: end + 1 }
  }
}

/** Where the tag closes: a `>` between quotes is part of a value. */
function endOfTag(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const char = text[at]
    if (char === '>') return at
    if (char !== '"' && char !== "'") continue
    const closing = text.indexOf(char, at + 1)
    if (closing < 0) break
    at = closing
  }
  return refuse('incomplet')
}

/** Without their prefixes. */
function attributesOf(text: string): Map<string, string> {
  const written = text.matchAll(/(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return new Map(
    Array.from(written, ([, name = '', double, single]) => [
      name,
      decodeEntities(double ?? single ?? ''),
    ]),
  )
}

const known: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export const decodeEntities = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return known[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
