import type { Outcome } from './outcomes.ts'

/** More files than that do not fail by accident. */
const ACCIDENTS = 2

/** The files to try again: those that failed or never ended, where they are few. */
export function listShaken(outcomes: readonly Outcome[], files: readonly string[]): string[] {
  const having = (result: Outcome['result']) =>
    new Set(outcomes.filter((outcome) => outcome.result === result).map(({ file }) => file))
  const [failed, ended] = [having('failed'), having('ended')]
  const shaken = files.filter((file) => failed.has(file) || !ended.has(file))
  return shaken.length <= ACCIDENTS ? shaken : []
}

/** What counts is how the second try ended; what had failed at the first is named all the same. */
export function mergeTries(first: readonly Outcome[], second: readonly Outcome[]): Outcome[] {
  const again = new Set(second.map(({ file }) => file))
  const brokenOff = 'it ended too early'
  const failureOf = (path: string) =>
    first.find(({ file, failure }) => file === path && failure !== undefined)?.failure ?? brokenOff
  const failed = new Set(second.filter(({ result }) => result === 'failed').map((o) => o.file))
  return [
    ...first.filter(({ file }) => !again.has(file)),
    ...second.map((outcome) =>
      outcome.result === 'ended' && !failed.has(outcome.file)
        ? { ...outcome, secondTry: failureOf(outcome.file) }
        : outcome,
    ),
  ]
}
