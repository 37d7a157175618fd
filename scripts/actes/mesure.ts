import { listFiles, readText } from '../support/files.ts'
import { findParts, type Part } from './appartenance.ts'
import { readSource } from './declarations.ts'

const isCounted = (path: string) =>
  !/\.test\.|\.testing\.|\/testing\/|\.schema\.ts$|\.d\.ts$/.test(path)

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)

/** What the acts of this repository cost, the dearest first. */
export function measureActes() {
  const paths = listFiles([
    'packages/{domain,contract,ui}/src/**/*.{ts,tsx,css}',
    'apps/{api,web}/src/**/*.{ts,tsx,css}',
  ]).filter(isCounted)
  const parts = findParts(paths.map((path) => readSource(path, readText(path))))
    .map((part: Part) => ({ ...part, total: sum(part.lignes.values()) }))
    .toSorted((a, b) => b.total / b.actes.length - a.total / a.actes.length)
  const entiers = parts.flatMap(({ entiers }) => entiers)
  return {
    parts,
    /** Files that are wholly of an act, with every line of theirs. */
    entiers: {
      fichiers: entiers.length,
      lignes: sum(entiers.map((path) => readText(path).split('\n').length - 1)),
    },
    actes: sum(parts.map(({ actes }) => actes.length)),
    lignes: sum(parts.map(({ total }) => total)),
  }
}
