const WORK_MS = 50

/**
 * How many times longer than alone something takes on this machine now: the time in which a core was
 * given to a little work, by that work. What a bound of the product leaves for the machine is
 * multiplied by it, and stays narrow where nothing else runs.
 */
export function slowness(): number {
  const begun = performance.now()
  const before = process.cpuUsage()
  for (;;) {
    const { user, system } = process.cpuUsage(before)
    const worked = (user + system) / 1000
    if (worked >= WORK_MS) return Math.max(1, (performance.now() - begun) / worked)
  }
}
