/**
 * Statements of one transaction that need not wait for one another: on PostgreSQL they travel
 * together. Fails with the first failure, but only once all have ended: one that was still to be made
 * after the transaction was undone would be made outside of it.
 */
export async function together<const T extends readonly unknown[]>(
  works: T,
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  const outcomes = await Promise.allSettled(works)
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value) as never
}
