import { WORKER } from './page.ts'

/** What the server is given to push to this browser. */
export type Abonnement = { endpoint: string; p256dh: string; auth: string }

/** Notifications that reach this device though no page is open. */
export const push = {
  /** Not every browser can; on some phones only the installed application can. */
  isPossible: (): boolean =>
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  isRefusee: (): boolean => Notification.permission === 'denied',

  /** The address by which this browser is already told; null: by none. */
  endpoint: async (): Promise<string | null> =>
    (await subscription().catch(() => null))?.endpoint ?? null,

  /** Asks its holder; null: they would rather not. Called by a gesture of theirs alone. */
  begin: async (readCle: () => Promise<string>): Promise<Abonnement | null> => {
    // First of all: a browser asks only while the gesture is fresh.
    if ((await Notification.requestPermission()) !== 'granted') return null
    const cle = await readCle()
    await navigator.serviceWorker.register(WORKER)
    const registration = await navigator.serviceWorker.ready
    // Under another key than today's, it would reach nobody.
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    const { endpoint, keys } = (
      await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: cle,
      })
    ).toJSON()
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('No keys')
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
  },

  end: async (): Promise<void> => {
    await (await subscription().catch(() => null))?.unsubscribe()
  },
}

const subscription = async () =>
  (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription() ?? null
