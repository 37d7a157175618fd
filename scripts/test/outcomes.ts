import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { stripVTControlCharacters } from 'node:util'
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
  /** Its name and the beginning of what went wrong, when it failed. */
  failure?: string
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
      ...(byItself ? [fail(path, name, details)] : []),
      ...(isFile ? [{ result: 'ended', file: path, ms: details.duration_ms } as const] : []),
    ]
  }
  if (isGiven(skip) || isGiven(todo)) {
    const reason = [skip, todo].find((mark) => typeof mark === 'string' && mark !== '')
    return [{ result: 'skipped', file, ...(typeof reason === 'string' && { reason }) }]
  }
  if (failed) return [fail(file, name, details)]
  // A group of which the filter keeps nothing is reported as one test named after it, which passes.
  const isGroup = name === file || name === relative(process.cwd(), file)
  return isGroup ? [] : [{ result: 'passed', file }]
}

type Details = { error?: { failureType?: unknown; message?: string; cause?: unknown } }

const failureOf = (details: object): unknown => (details as Details).error?.failureType

function fail(file: string, name: string, details: object): Outcome {
  const { error } = details as Details
  const cause = error?.cause instanceof Error ? error.cause.message : error?.message
  return { result: 'failed', file, failure: nameFailure(name, cause) }
}

/** Enough to know what happened where nothing but the end of a run is kept. */
const FAILURE_LENGTH = 300

/** A failure in one line, without the colours of a terminal. */
export function nameFailure(name: string, message = ''): string {
  const said = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim()
  return `${name}: ${said.slice(0, FAILURE_LENGTH)}`
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
