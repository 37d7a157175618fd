import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../support/browser.ts'
import { listFiles, root } from '../support/files.ts'
import { run } from '../support/run.ts'
import { testEnvironment } from './node-suite.ts'
import { type Tally, tallyPlaywright } from './tally.ts'

const deadline = 14 * 60_000

export async function runBrowserSuite(results: string, filter: string | undefined): Promise<Tally> {
  const files = listFiles('e2e/**/*.spec.ts')
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0, notes: ['no test file yet'] }
  const byName = filter !== undefined && !files.some((path) => path.includes(filter))
  const selection =
    filter === undefined ? ['--forbid-only'] : byName ? ['--grep', filter] : [filter]
  const { code, timedOut } = await run(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--reporter=list,json',
      ...(byName ? ['--pass-with-no-tests'] : []),
      ...selection,
    ],
    {
      cwd: join(root, 'e2e'),
      show: true,
      timeout: deadline,
      env: {
        ...testEnvironment(),
        CHROMIUM_PATH: await findBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: results,
      },
    },
  )
  return tallyPlaywright(readReport(results), { code, timedOut, filtered: byName })
}

function readReport(results: string) {
  try {
    return JSON.parse(readFileSync(results, 'utf8'))
  } catch {
    return {} // no report: the exit code tells
  }
}
