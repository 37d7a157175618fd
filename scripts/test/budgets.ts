/**
 * Seconds on two cores with nothing else running. Not a limit: a machine may be slower, and a stage that takes longer is
 * not red. It is said, with the files to look at first, so that the suite cannot grow without anybody noticing.
 */
export const budgets = {
  check: 75,
  unit: 50,
  'api on PGlite': 75,
  'api on PostgreSQL': 240,
  // Beside the four above, with whom they share the cores.
  attacks: 240,
  browser: 460,
} as const

export type SuiteName = keyof typeof budgets

/** What `npm test` may take: the stages that follow one another, together. */
export const TOTAL_SECONDS = 15 * 60

const rounded = (seconds: number) => `${Math.round(seconds)} s`

/** What to say of a stage that took longer than its budget; nothing of one that did not. */
export function lateness(name: SuiteName, seconds: number, longest: readonly string[]): string[] {
  const budget = budgets[name]
  if (seconds <= budget) return []
  const where = longest.length > 0 ? `; longest: ${longest.join(', ')}` : ''
  return [`${rounded(seconds - budget)} over its budget of ${rounded(budget)}${where}`]
}

/** The whole run against its own budget. */
export function wholeRun(seconds: number): string {
  const minutes = (value: number) => `${(value / 60).toFixed(1)} min`
  const against = `${minutes(seconds)} of ${minutes(TOTAL_SECONDS)}`
  return seconds <= TOTAL_SECONDS
    ? against
    : `${against}: too long (docs/decisions/tests-and-budgets.md)`
}
