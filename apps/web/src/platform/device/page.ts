/** Where the server gives the worker; its scope is the whole portal. */
export const WORKER = '/service-worker.js'

/**
 * The page itself, kept by a small worker so that it opens without the network. The worker stands
 * only while something is kept.
 */
export const page = {
  keep: async (): Promise<void> => {
    // In development the bundler makes the page anew all the time: there is nothing to keep.
    if (import.meta.env.DEV) return
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register(WORKER)
    if (!registration) throw new Error('No worker')
    if (!(await askToKeep(await activated(registration)))) throw new Error('Not kept')
  },
  /** `isParti`: its holder has left, and nothing reaches this device any more; otherwise it may still be told of news. */
  forget: async (isParti: boolean): Promise<void> => {
    if (!('serviceWorker' in navigator)) return
    const registrations = await navigator.serviceWorker.getRegistrations().catch(() => [])
    await Promise.allSettled(
      registrations.map(async (registration) => {
        const isAttendu = !isParti && (await registration.pushManager?.getSubscription())
        if (!isAttendu) await registration.unregister()
      }),
    )
    await eraseCaches()
    // A worker may be about to keep what a page that is gone asked for: once it has answered, it no
    // longer is.
    await Promise.race([Promise.all(registrations.flatMap(workersOf).map(askToForget)), pause()])
    await eraseCaches()
  },
}

async function eraseCaches(): Promise<void> {
  const names = await caches.keys().catch(() => [])
  await Promise.allSettled(names.map((name) => caches.delete(name)))
}

const workersOf = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  [active, waiting, installing].filter((worker) => worker !== null)

/** Somebody who leaves waits no longer than this for a worker that does not answer. */
const PATIENCE_MS = 1000
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))

/** The newest worker, once it stands. */
function activated({
  installing,
  waiting,
  active,
}: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = installing ?? waiting ?? active
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve(worker)
      if (!worker || worker.state === 'redundant') reject(new Error('No worker'))
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}

/** Whether it has kept all that it needs; it tries again what failed before. */
const askToKeep = (worker: ServiceWorker) => ask(worker, 'keep')
const askToForget = (worker: ServiceWorker) => ask(worker, 'forget')

const ask = (worker: ServiceWorker, what: 'keep' | 'forget'): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data === true)
    }
    worker.postMessage(what, [port2])
  })
