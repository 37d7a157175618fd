import { type Build, createOffline } from './offline.ts'

/** Written by the build (vite/offline-worker.ts). */
declare const BUILD: Build

/** As much of a worker's world as we use: its types exclude those of the page. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Events = {
  install: Lasting
  fetch: Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void }
  message: Lasting & MessageEvent
}
declare const self: {
  location: Location
  skipWaiting: () => Promise<void>
  addEventListener: <K extends keyof Events>(type: K, listener: (event: Events[K]) => void) => void
}

const offline = createOffline(BUILD, {
  caches,
  fetch: (input, init) => fetch(input, init),
  patience: 8000,
})

/** What the pages may ask for. */
const ORDERS = new Map<unknown, () => Promise<void>>([
  ['keep', offline.keep],
  ['forget', offline.forget],
])

self.addEventListener('install', (event) => {
  // The former worker has nothing that this one lacks, so it may go at once. What could not be kept
  // now is asked for again by the page.
  event.waitUntil(
    offline
      .keep()
      .catch(() => {})
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('message', (event) => {
  const [port] = event.ports
  const work = ORDERS.get(event.data)
  if (!work || !port) return
  event.waitUntil(
    work().then(
      () => port.postMessage(true),
      () => port.postMessage(false),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin !== self.location.origin) return
  const answer = offline.answer(event.request, (work) => event.waitUntil(work))
  if (answer) event.respondWith(answer)
})
