import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listFiles, root } from '../support/files.ts'
import { groupFiles, writeGroups } from './groups.ts'
import { readOutcomes } from './outcomes.ts'
import { runSuite } from './run-suite.ts'
import { listShaken, mergeTries } from './second-try.ts'
import { type Tally, tallyOutcomes } from './tally.ts'

const reporter = join(import.meta.dirname, 'outcome-reporter.ts')
/** One more than most machines have cores: a test often waits, for the database or on purpose. */
const processes = 3
const quickResolve = pathToFileURL(join(root, 'apps/api/src/app/quick-resolve.ts')).href

type NodeSuite = {
  /** A file that this suite alone writes. */
  results: string
  patterns: string[]
  filter: string | undefined
  env?: Record<string, string>
  /** How many files share a process. */
  filesPerGroup?: number
  output?: string | undefined
}

/** Runs Node's test runner; the filter is a part of a path, else a pattern of test names. */
export async function runNodeSuite(suite: NodeSuite): Promise<Tally> {
  const { results, patterns, filter, env, filesPerGroup, output } = suite
  const all = listFiles(patterns)
  if (all.length === 0) return { passed: 0, failed: 0, skipped: 0, notes: ['no test file yet'] }
  const named = all.filter((path) => filter !== undefined && path.includes(filter))
  const files = named.length > 0 ? named : all
  const byName = filter !== undefined && named.length === 0
  const execute = async (chosen: readonly string[], into: string, atOnce: number) => {
    const end = await runSuite(
      [
        '--test',
        `--test-concurrency=${atOnce}`,
        `--test-reporter=${filter === undefined ? 'dot' : 'spec'}`,
        '--test-reporter-destination=stdout',
        `--test-reporter=${reporter}`,
        `--test-reporter-destination=${into}`,
        ...(byName ? [`--test-name-pattern=${filter}`] : []),
        ...writeGroups(`${into}-groups`, groupFiles(chosen, filesPerGroup)),
      ],
      { results: into, cwd: root, env: { ...testEnvironment(), ...env }, output },
    )
    return { outcomes: readOutcomes(into), end: { ...end, filtered: byName } }
  }
  const first = await execute(files, results, processes)
  // By itself, one file after the other. Whoever asks for a test by its name looks at it, and tries it again themselves.
  const shaken = filter === undefined ? listShaken(first.outcomes, files) : []
  if (shaken.length === 0) return tallyOutcomes(first.outcomes, files, first.end)
  const second = await execute(shaken, `${results}-again`, 1)
  return tallyOutcomes(mergeTries(first.outcomes, second.outcomes), files, second.end)
}

/** Tests never meet the database of whoever runs them, nor think that they run inside a test. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL, TEST_DATABASE_URL, TEST_ENGINE, NODE_TEST_CONTEXT, ...rest } = process.env
  return {
    // Dozens of processes load the same modules: compiled once for all of them, and found at once.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tests'),
    NODE_OPTIONS: `--import=${quickResolve}`,
    ...rest,
  }
}
