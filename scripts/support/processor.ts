import { readFileSync } from 'node:fs'

/** The kernel counts in hundredths, whatever the machine. */
const TICKS = 100

/**
 * Seconds of a core that were taken by what this process has started, and that has ended since, with all that those have
 * started and waited for. Null where the system does not say. A busy machine makes everything late, and this hardly more.
 */
export function secondsOfChildren(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The name, in parentheses, may hold anything; of its children, user and system are the 14th and 15th after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS
  } catch {
    return null
  }
}
