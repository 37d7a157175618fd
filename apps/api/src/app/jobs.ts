import type { FastifyInstance } from 'fastify'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Installation } from './installation.ts'

/**
 * Jobs begin once the server is ready, and cost its start nothing. They take nothing more from the
 * first moment of a stop on; what is under way has as long as the last answers have.
 */
export function registerJobs(
  app: FastifyInstance,
  jobs: Jobs,
  {
    installation: { config, subscribe },
    onStop,
  }: { installation: Installation; onStop: (listener: () => void) => void },
): void {
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= jobs.stop(config.stop.timeoutMs)
    return stopped
  }
  subscribe(jobs.onTopic)
  // A node may leave them to the others, and only answer.
  app.addHook('onReady', async () => {
    if (config.jobs.isWorker) jobs.start()
  })
  onStop(() => void stop())
  // Before anything closes that they may need: the database, the mail server's connections.
  app.addHook('preClose', stop)
}
