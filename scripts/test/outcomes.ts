import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { root } from '../support/files.ts'

/**
 * `empty` stands for a file that holds no test, or none that the filter names; `ended` for a
 * file whose process is done.
 */
export type Outcome = {
  result: 'passed' | 'failed' | 'skipped' | 'empty' | 'ended'
  file: string
}

/** What an event of Node's test runner says about one test, or about a file as a whole. */
export function readOutcome({ type, data }: TestEvent): Outcome | undefined {
  if (type === 'test:summary') return data.file ? { result: 'ended', file: data.file } : undefined
  if (type !== 'test:pass' && type !== 'test:fail') return undefined
  const { name, file = '', skip, todo, details } = data
  const failed = type === 'test:fail'
  if (details.type === 'suite') {
    // A group fails by its tests, which are counted, or by itself, which is not.
    const byItself = failed && failureOf(details) !== 'subtestsFailed'
    return byItself ? { result: 'failed', file } : undefined
  }
  if (isGiven(skip) || isGiven(todo)) return { result: 'skipped', file }
  if (failed) return { result: 'failed', file }
  // The runner reports a file without tests as one test named after it, and lets it pass.
  const isFile = name === file || name === relative(process.cwd(), file)
  return { result: isFile ? 'empty' : 'passed', file }
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
