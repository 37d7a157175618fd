import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFiles, readText, root } from '../support/files.ts'
import type { Verdict } from '../support/verdict.ts'

const documents = ['*.md', 'docs/**/*.md']
const sources = '{packages,apps,e2e,attaques,bench,scripts}/**/!(*.test).{ts,tsx}'

/** A longer record is not read. */
const RECORD_WORDS = 500

export function checkLinks(): Verdict {
  const texts = new Map(listFiles(documents).map((path) => [path, readText(path)]))
  const exists = (path: string) => statSync(join(root, path), { throwIfNoEntry: false }) != null
  const mentions = listFiles(sources).flatMap((path) =>
    [...readText(path).matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([named]) => !exists(named))
      .map(([named]) => `${path}: ${named} is not there`),
  )
  return {
    problems: [...findDeadLinks(texts, exists), ...findLongRecords(texts), ...mentions],
    summary: `${texts.size} documents read`,
  }
}

/** Links of a document that lead to no file, or to no heading of one. Links to other sites are not followed. */
export function findDeadLinks(
  texts: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): string[] {
  return [...texts].flatMap(([path, text]) =>
    [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, target = '']) => {
      if (/^[a-z]+:/.test(target)) return []
      const [file = '', anchor] = target.split('#')
      const there = file === '' ? path : posix.join(posix.dirname(path), file)
      const linked = texts.get(there)
      if (linked === undefined && !exists(there)) return [`${path}: ${target} leads nowhere`]
      return anchor === undefined || (linked !== undefined && anchorsOf(linked).has(anchor))
        ? []
        : [`${path}: ${target} names no heading`]
    }),
  )
}

export const findLongRecords = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts]
    .filter(([path]) => /^docs\/decisions\/(?!README)/.test(path))
    .map(([path, text]) => [path, text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0] as const)
    .filter(([, words]) => words > RECORD_WORDS)
    .map(([path, words]) => `${path}: ${words} words, of ${RECORD_WORDS}`)

const withoutCode = (text: string) =>
  text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '')

/** The anchors of headings, as GitHub writes them. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
