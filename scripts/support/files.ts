import { globSync, readFileSync } from 'node:fs'
import { basename, join, posix, resolve } from 'node:path'

/** The repository's root, so that every command works from any working directory. */
export const root = resolve(import.meta.dirname, '../..')

const generated = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
  'coverage',
])

/** Files below `folder` matching the patterns: sorted, relative to it, with forward slashes. */
export function listFiles(patterns: string | string[], folder = root): string[] {
  return globSync(patterns, { cwd: folder, exclude: (path) => generated.has(basename(path)) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export function matchesAny(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => posix.matchesGlob(path, pattern))
}

/** Workspace folders, and '.' for the root itself, which holds the scripts. */
export function listWorkspaces(): string[] {
  const { workspaces } = JSON.parse(readText('package.json')) as { workspaces: string[] }
  const manifests = listFiles(workspaces.map((pattern) => `${pattern}/package.json`))
  return ['.', ...manifests.map((manifest) => posix.dirname(manifest))]
}
