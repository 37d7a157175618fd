import type { FastifyInstance } from 'fastify'
import type { Installation } from './installation.ts'

/**
 * Logs once, by key, each wording that no longer fits its word and is not used. Staff see which one
 * when they open it.
 */
export function reportMotsEcartes(
  app: FastifyInstance,
  { annuaire, subscribe }: Pick<Installation, 'annuaire' | 'subscribe'>,
): void {
  const told = new Set<string>()
  const report = () => {
    for (const ecarte of annuaire.motsEcartes()) {
      const name = JSON.stringify(ecarte)
      if (told.has(name)) continue
      told.add(name)
      app.log.warn(ecarte, 'wording that no longer fits its word: the original is said')
    }
  }
  report()
  subscribe(report)
}
