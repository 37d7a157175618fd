import { posix } from 'node:path'
import { matchesAny } from '../support/files.ts'
import type { Import, Module } from './modules.ts'
import { type Rule, testFiles } from './rules.ts'

/** One sentence for each import that a rule refuses. */
export function findRefused(modules: readonly Module[], rules: readonly Rule[]): string[] {
  return modules.flatMap(({ path, imports }) => {
    const applied = rules.filter((rule) => concerns(rule, path))
    return imports.flatMap((found) =>
      applied
        .filter((rule) => refuses(rule, path, found.target))
        .filter(({ tolerated = [] }) => !tolerated.includes(wordOf(path, found)))
        .map((rule) => `${at(path, found)} (${rule.name}: ${rule.reason})`),
    )
  })
}

/** What is tolerated and no longer there: the lists only shrink. */
export function findStale(modules: readonly Module[], rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => {
    if (!rule.tolerated) return []
    const still = new Set(
      modules
        .filter(({ path }) => concerns(rule, path))
        .flatMap(({ path, imports }) =>
          imports
            .filter(({ target }) => refuses(rule, path, target))
            .map((found) => wordOf(path, found)),
        ),
    )
    return rule.tolerated
      .filter((line) => !still.has(line))
      .map((line) => `${rule.name} tolerates ${line}, which is no longer there: take the line off`)
  })
}

/** Relative imports name an existing file, extension included, of their own workspace. */
export function findMisplaced(
  modules: readonly Module[],
  exists: (path: string) => boolean,
): string[] {
  return modules.flatMap(({ path, imports }) =>
    imports
      .filter(({ relative }) => relative)
      .flatMap((found) => {
        if (!exists(found.target)) return [`${at(path, found)} (no such file, check its extension)`]
        const [own, other] = [workspaceOf(path), workspaceOf(found.target)]
        // Benchmarks and journeys share the scripts' database and browser.
        if (own === other || own === 'scripts' || other === 'scripts') return []
        return [`${at(path, found)} (leaves ${own}: import the package by its name)`]
      }),
  )
}

function concerns(rule: Rule, path: string): boolean {
  if ('parent' in rule) return childOf(rule.parent, path) !== undefined
  if ('owned' in rule)
    return (
      matchesAny(path, rule.files) && !matchesAny(path, [...rule.owned, ...(rule.except ?? [])])
    )
  const exempt = 'except' in rule && matchesAny(path, rule.except ?? [])
  return matchesAny(path, rule.files) && !exempt
}

function refuses(rule: Rule, path: string, target: string): boolean {
  if ('neverImport' in rule) return matchesAny(target, rule.neverImport)
  if ('owned' in rule)
    return matchesAny(target, rule.owned) && !path.startsWith(`${posix.dirname(target)}/`)
  if ('onlyImport' in rule) {
    const allowedInTests = matchesAny(path, testFiles) ? (rule.inTests ?? []) : []
    return !matchesAny(target, [...rule.onlyImport, ...allowedInTests])
  }
  const [own, other] = [childOf(rule.parent, path), childOf(rule.parent, target)]
  if (other === undefined || own === other) return false
  return !(rule.face ?? []).some((face) => matchesAny(target, [`${other}/${face}`]))
}

/** The folder directly below the parent that holds the path: features/rib, areas/membre. */
function childOf(parent: string, path: string): string | undefined {
  for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
    if (posix.matchesGlob(posix.dirname(folder), parent)) return folder
  }
  return undefined
}

function workspaceOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : first
}

/** As a list of what is tolerated spells it: « a/b.ts → c/d.ts ». */
function wordOf(path: string, { target }: Import): string {
  return `${path} → ${target}`
}

function at(path: string, { line, specifier }: Import): string {
  return `${path}:${line} must not import ${specifier}`
}
