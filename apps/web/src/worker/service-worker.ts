import { type Build, createOffline } from './offline.ts'
import { takePartage } from './partage.ts'

/** Written by the build (vite/offline-worker.ts). */
declare const BUILD: Build

type Page = { focus(): Promise<unknown> }

/** As much of a worker's world as we use: its types exclude those of the page. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Events = {
  install: Lasting
  fetch: Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void }
  message: Lasting & MessageEvent
  push: Lasting & { data: { json(): unknown } | null }
  notificationclick: Lasting & { notification: Notification }
}
declare const self: {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (
      what: object,
    ) => Promise<readonly (Page & { navigate(url: string): Promise<unknown> })[]>
    openWindow: (url: string) => Promise<unknown>
  }
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

// Each one is shown: a browser takes the right away from whoever is told in secret.
self.addEventListener('push', (event) => {
  const { titre, texte, lien } = read(event.data)
  const options = { body: texte, icon: ICONE, tag: 'nouveau', data: { lien } }
  event.waitUntil(self.registration.showNotification(titre, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { lien } = event.notification.data as { lien: string }
  event.waitUntil(open(lien))
})

/** In the page that is there, where there is one. */
async function open(lien: string): Promise<unknown> {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) return self.clients.openWindow(lien)
  await page.focus()
  return page.navigate(lien).catch(() => self.clients.openWindow(lien))
}

const ICONE = '/application/icone-192.png'
const MUETTE = { titre: 'Espace adhérent', texte: '', lien: '/#/notifications' }

function read(data: { json(): unknown } | null): typeof MUETTE {
  try {
    return { ...MUETTE, ...(data?.json() as Partial<typeof MUETTE>) }
  } catch {
    return MUETTE
  }
}

self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin !== self.location.origin) return
  const answer =
    takePartage(event.request) ?? offline.answer(event.request, (work) => event.waitUntil(work))
  if (answer) event.respondWith(answer)
})
