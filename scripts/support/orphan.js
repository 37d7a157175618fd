/** Often enough for nobody to wonder, seldom enough to cost nothing. */
const EVERY_MS = 250

/**
 * npm passes a signal on to the shell that it started, which dies of it without telling anybody. What
 * runs in that shell finds out by having another parent, and stops as if the signal had reached it.
 */
export function stopWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS).unref()
}
