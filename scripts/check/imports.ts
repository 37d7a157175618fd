import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, readText, root } from '../support/files.ts'
import type { Verdict } from '../support/verdict.ts'
import { findCycles } from './cycles.ts'
import { findMisplaced, findRefused, findStale } from './directions.ts'
import { findFolderCycles } from './folders.ts'
import { type Module, readModule } from './modules.ts'
import { findNames } from './names.ts'
import { rules } from './rules.ts'
import { foldersToUntie } from './tolerated.ts'
import { findTransactions } from './transactions.ts'
import { findVerbs } from './verbs.ts'
import { findWriters } from './writers.ts'

/** A check that read nothing would prove nothing: each of these must have modules. */
const product = ['packages/domain', 'packages/contract', 'packages/ui', 'apps/web', 'apps/api']

const sources = '{packages,apps,e2e,attaques,bench,scripts}/**/*.{ts,tsx,mts,js,jsx,mjs}'

export function checkImports(): Verdict {
  const texts = listFiles(sources).map((path) => ({ path, text: readText(path) }))
  const modules = texts.map(({ path, text }) => readModule(path, text))
  const exists = (path: string) =>
    statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true
  return {
    problems: [
      ...findProblems(modules, exists, foldersToUntie),
      ...findStale(modules, rules),
      ...findTransactions(texts),
      ...findWriters(texts),
      ...findNames(modules),
      ...findVerbs(texts),
    ],
    summary: `${modules.length} modules read`,
  }
}

export function findProblems(
  modules: readonly Module[],
  exists: (path: string) => boolean,
  untied: readonly string[] = [],
): string[] {
  if (modules.length === 0) return ['no module was read']
  const unread = product.filter(
    (folder) => !modules.some(({ path }) => path.startsWith(`${folder}/`)),
  )
  return [
    ...unread.map((folder) => `no module was read in ${folder}`),
    ...modules.flatMap(({ path, syntaxErrors }) =>
      syntaxErrors.map((error) => `${path}: ${error}`),
    ),
    ...findRefused(modules, rules),
    ...findMisplaced(modules, exists),
    ...findCycles(modules).map((cycle) => `import cycle: ${cycle.join(' → ')}`),
    ...findFolderCycles(modules, untied),
  ]
}
