import type { FastifyInstance } from 'fastify'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Installation } from './installation.ts'

/**
 * Jobs begin once the server is ready, and cost its start nothing. When a stop begins they take
 * nothing more; running jobs have as long as the last answers.
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
  // A node may leave jobs to others, and only answer.
  app.addHook('onReady', async () => {
    if (config.jobs.isWorker) jobs.start()
  })
  onStop(() => void stop())
  // Before anything closes that jobs may need: the database, connections to the mail server.
  app.addHook('preClose', stop)
}
