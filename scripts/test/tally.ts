import type { Outcome } from './outcomes.ts'

export type Tally = {
  passed: number
  failed: number
  skipped: number
  notes: string[]
  /** The files that took longest, with their seconds: where to look when a stage is late. */
  longest?: string[]
}

export type RunnerEnd = { code: number; stalled: boolean; filtered: boolean }

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
    notes: tallies.flatMap(({ notes }) => notes),
    longest: tallies.flatMap(({ longest = [] }) => longest),
  }
}

export function failure(note: string): Tally {
  return { passed: 0, failed: 1, skipped: 0, notes: [note] }
}

/** Counts what a runner reported over the given files. */
export function tallyOutcomes(
  outcomes: readonly Outcome[],
  files: readonly string[],
  end: RunnerEnd,
): Tally {
  const count = (result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length
  const found = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
  const ended = new Set(outcomes.filter(({ result }) => result === 'ended').map((o) => o.file))
  // A name filter leaves files without a test on purpose.
  const empty = end.filtered ? [] : outcomes.filter(({ result }) => result === 'empty')
  const tally = sum([
    {
      ...found,
      notes: [...reasonsOf(outcomes), ...secondTriesOf(outcomes), ...failuresOf(outcomes)],
      longest: longestOf(outcomes),
    },
    ...empty.map(({ file }) => failure(`${file} holds no test`)),
  ])
  const running = files.filter((file) => !ended.has(file))
  const where = running.length > 0 ? `, in: ${running.join(', ')}` : ''
  if (end.stalled) return sum([tally, failure(`given up, no test ended any more${where}`)])
  // A process that dies takes the files with it that had still to run there.
  const lost = end.code !== 0 && !end.filtered && where !== ''
  return judge(lost ? sum([tally, failure(`ended too early${where}`)]) : tally, end)
}

/** Each reason for which tests were skipped, with how many. */
function reasonsOf(outcomes: readonly Outcome[]): string[] {
  const reasons = outcomes.flatMap(({ reason }) => (reason === undefined ? [] : [reason]))
  return [...new Set(reasons)].map(
    (reason) => `${reasons.filter((one) => one === reason).length} skipped: ${reason}`,
  )
}

const secondTriesOf = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ file, secondTry }) =>
    secondTry === undefined ? [] : [`passed at the second try: ${file}, ${secondTry}`],
  )

const failuresOf = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ file, failure: said }) =>
    said === undefined ? [] : [`failed: ${file}, ${said}`],
  )

const LONGEST = 5

function longestOf(outcomes: readonly Outcome[]): string[] {
  const total = new Map<string, number>()
  for (const { file, ms = 0 } of outcomes) total.set(file, (total.get(file) ?? 0) + ms)
  return [...total]
    .filter(([, ms]) => ms > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, LONGEST)
    .map(([file, ms]) => `${file} ${Math.round(ms / 1000)} s`)
}

/** A runner that fails without a failed test, or passes without a test, has failed. */
function judge(tally: Tally, { code, filtered }: RunnerEnd): Tally {
  if (tally.failed > 0) return tally
  if (code !== 0) return sum([tally, failure(`the runner ended with code ${code}`)])
  if (tally.passed === 0 && !filtered) return sum([tally, failure('no test was executed')])
  return tally
}
