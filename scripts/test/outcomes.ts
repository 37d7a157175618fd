import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { root } from '../support/files.ts'

const groupModule = join(import.meta.dirname, 'run-group.ts')

/** `ended` stands for a file whose tests are all done, `empty` for one that ended without any. */
export type Outcome = {
  result: 'passed' | 'failed' | 'skipped' | 'empty' | 'ended'
  file: string
  /** Why it was skipped, when that is known. */
  reason?: string
  /** Its name, when it passed only once it was tried again. */
  secondTry?: string
  /** How long it took: a file of the node runner, a test of the browser's. */
  ms?: number
}

/** What an event of Node's test runner says about one test, or about a file as a whole. */
export function readOutcome({ type, data }: TestEvent): Outcome[] {
  if (type !== 'test:pass' && type !== 'test:fail') return []
  const { name, nesting, file = '', skip, todo, details } = data
  const failed = type === 'test:fail'
  if (details.type === 'suite') {
    // A file is a suite of its group, named after it.
    const isFile = nesting === 0 && file === groupModule
    const path = isFile ? join(root, name) : file
    // A suite fails by its tests, which are counted, or by itself, which is not.
    const byItself = failed && failureOf(details) !== 'subtestsFailed'
    return [
      ...(byItself ? [{ result: 'failed', file: path } as const] : []),
      ...(isFile ? [{ result: 'ended', file: path, ms: details.duration_ms } as const] : []),
    ]
  }
  if (isGiven(skip) || isGiven(todo)) {
    const reason = [skip, todo].find((mark) => typeof mark === 'string' && mark !== '')
    return [{ result: 'skipped', file, ...(typeof reason === 'string' && { reason }) }]
  }
  if (failed) return [{ result: 'failed', file }]
  // A group of which the filter keeps nothing is reported as one test named after it, which passes.
  const isGroup = name === file || name === relative(process.cwd(), file)
  return isGroup ? [] : [{ result: 'passed', file }]
}

function failureOf(details: object): unknown {
  const { error } = details as { error?: { failureType?: unknown } }
  return error?.failureType
}

/** `skip` and `todo` may be a reason, even an empty one. */
function isGiven(mark: string | boolean | undefined): boolean {
  return mark !== undefined && mark !== false
}

/** What the reporter wrote so far, a line each; none when the runner crashed before its first test. */
export function readOutcomes(results: string): Outcome[] {
  const text = existsSync(results) ? readFileSync(results, 'utf8') : ''
  // The last line may be cut, where the runner was.
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  return lines
    .filter(Boolean)
    .map((line): Outcome => JSON.parse(line))
    .map((outcome) => ({ ...outcome, file: relative(root, outcome.file) }))
}
