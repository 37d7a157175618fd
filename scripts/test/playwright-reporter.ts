import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import type { Outcome } from './outcomes.ts'

const results = {
  expected: 'passed',
  // Passed when tried again: nothing is tried again here, and it would hide a race.
  flaky: 'failed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const

/** Writes one line of JSON as each test ends: what passed is counted, however the run ends. */
export default class OutcomeReporter implements Reporter {
  onTestEnd(test: TestCase): void {
    const outcome: Outcome = { result: results[test.outcome()], file: test.location.file }
    appendFileSync(process.env.BROWSER_OUTCOMES ?? '', `${JSON.stringify(outcome)}\n`)
  }
}
