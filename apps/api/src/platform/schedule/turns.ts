/**
 * Pieces of work that each take milliseconds of the server's only thread. Started together they
 * would follow each other without a pause. Here one passes at each turn of the event loop, and
 * other requests are answered in between.
 */
export function createTurnstile(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const pass = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(pass)
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(pass)
    })
}

/**
 * One after another, as many in a turn of the event loop as the budget allows; the rest waits for
 * the next turn.
 */
export function createTurns(budgetMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let isBusy = false
  let turnBegan: number | undefined
  const isTurnSpent = () => {
    if (turnBegan === undefined) {
      turnBegan = performance.now()
      setImmediate(() => {
        turnBegan = undefined
      })
    }
    return performance.now() - turnBegan >= budgetMs
  }
  const next = () => {
    if (waiting.length > 0 && isTurnSpent()) setImmediate(next)
    else if (waiting.length > 0) waiting.shift()?.()
    else isBusy = false
  }
  return async (work) => {
    if (isBusy || isTurnSpent()) {
      const isMine = new Promise<void>((resolve) => waiting.push(resolve))
      if (!isBusy) setImmediate(next)
      isBusy = true
      await isMine
    }
    isBusy = true
    try {
      return await work()
    } finally {
      next()
    }
  }
}
