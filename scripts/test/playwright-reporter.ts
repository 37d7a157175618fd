import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { nameFailure, type Outcome } from './outcomes.ts'

const results = {
  expected: 'passed',
  // Counted, and named at the end of the run: a machine that stops for ten seconds is no defect of the
  // product, a race is, and whoever reads the name twice looks for it.
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const

/** Writes one line of JSON as each test ends: what passed is counted, however the run ends. */
export default class OutcomeReporter implements Reporter {
  onTestEnd(test: TestCase, { status, retry, duration, error }: TestResult): void {
    // It is tried once more: what comes of it is what counts.
    if (status !== test.expectedStatus && status !== 'skipped' && retry < test.retries) return
    const outcome: Outcome = {
      result: results[test.outcome()],
      file: test.location.file,
      ms: duration,
      ...(test.outcome() === 'flaky' && { secondTry: test.title }),
      ...(test.outcome() === 'unexpected' && { failure: nameFailure(test.title, error?.message) }),
    }
    appendFileSync(process.env.BROWSER_OUTCOMES ?? '', `${JSON.stringify(outcome)}\n`)
  }
}
