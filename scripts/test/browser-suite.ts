import { join } from 'node:path'
import { findBrowser } from '../support/browser.ts'
import { listFiles, root } from '../support/files.ts'
import { freePorts } from '../support/ports.ts'
import { testEnvironment } from './node-suite.ts'
import { readOutcomes } from './outcomes.ts'
import { runSuite } from './run-suite.ts'
import { type Tally, tallyOutcomes } from './tally.ts'

const reporter = join(import.meta.dirname, 'playwright-reporter.ts')

export async function runBrowserSuite(results: string, filter: string | undefined): Promise<Tally> {
  const files = listFiles('e2e/**/*.spec.ts')
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0, notes: ['no test file yet'] }
  const byName = filter !== undefined && !files.some((path) => path.includes(filter))
  const selection =
    filter === undefined ? ['--forbid-only'] : byName ? ['--grep', filter] : [filter]
  const [port, providerPort] = await freePorts(2)
  const end = await runSuite(
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      `--reporter=list,${reporter}`,
      ...(byName ? ['--pass-with-no-tests'] : []),
      ...selection,
    ],
    {
      results,
      cwd: join(root, 'e2e'),
      env: {
        ...testEnvironment(),
        CHROMIUM_PATH: await findBrowser(),
        BROWSER_OUTCOMES: results,
        // Read once for all runs.
        PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
        E2E_PORT: String(port),
        E2E_PROVIDER_PORT: String(providerPort),
      },
    },
  )
  return tallyOutcomes(readOutcomes(results), [], { ...end, filtered: byName })
}
