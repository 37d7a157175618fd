/**
 * Does each in turn, even after one has failed, so that no failure keeps the others from being
 * done. The first failure is thrown once all were tried.
 */
export async function allOf(works: readonly (() => Promise<unknown> | undefined)[]): Promise<void> {
  const failures: unknown[] = []
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
