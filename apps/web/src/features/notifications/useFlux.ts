import {
  EVENEMENT_CEDE,
  EVENEMENT_NOTIFICATIONS,
  NOTIFICATIONS_FLUX_PATH,
  notificationsAddress,
} from '@espace-adherent/contract/addresses'
import { SIGNED_OUT_PATH } from '@espace-adherent/contract/identity'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { portail } from '../../platform/portail/settings.ts'
import { readRows } from '../../platform/query/list.ts'
import { leaving } from '../../platform/session/leaving.ts'
import { leaveBy } from '../../platform/session/logout.ts'
import { avecVue, vueOnglet } from '../../platform/session/vue.ts'
import { forgetNotifications } from './queries.ts'

const LISTEN_AGAIN_MS = 30_000
const GAVE_WAY_MS = 10 * 60_000

/** Asked as the stream was: without keeping the session alive. */
const isSessionOver = () =>
  readRows(notificationsAddress, {}).then(
    () => false,
    (error: unknown) => error instanceof HttpError && error.status === 401,
  )

/**
 * The session ended while nobody was there: the page leaves what it shows. To read again is refused
 * and leads to the login screen; but a provider of the client's own would sign in again without a
 * question, though nobody asked for it.
 */
const leaveEnded = (client: QueryClient) =>
  vueOnglet.leave() || portail().client.oidcExternalProvider
    ? leaveBy(SIGNED_OUT_PATH)
    : forgetNotifications(client)

/**
 * New notifications come without a reload. Only the page that is looked at listens: a browser keeps
 * few connections to one address, and a hidden page reads again when it is shown.
 */
export function useFlux(onNouvelles: () => void): void {
  const client = useQueryClient()
  const tell = useEffectEvent(() => {
    void forgetNotifications(client)
    onNouvelles()
  })
  useEffect(() => {
    let source: EventSource | null = null
    let again: number | undefined
    const listen = () => {
      window.clearTimeout(again)
      source?.close()
      source = null
      if (document.visibilityState === 'hidden' || leaving.isUnderWay()) return
      source = new EventSource(avecVue(NOTIFICATIONS_FLUX_PATH))
      source.addEventListener(EVENEMENT_NOTIFICATIONS, () => tell())
      source.addEventListener(EVENEMENT_CEDE, giveWay)
      source.addEventListener('error', onError)
    }
    /** Others of this session listen: coming back at once would only end one of them. It does when it is shown again. */
    const giveWay = () => {
      source?.close()
      source = null
      again = window.setTimeout(listen, GAVE_WAY_MS)
    }
    /** After a cut the browser comes again by itself; after a refusal it never would. */
    const onError = async () => {
      if (source?.readyState !== EventSource.CLOSED) return
      const refused = source
      if (await isSessionOver()) await leaveEnded(client)
      else if (source === refused) again = window.setTimeout(listen, LISTEN_AGAIN_MS)
    }
    const onVisibility = () => {
      listen()
      if (source) void forgetNotifications(client)
    }
    listen()
    document.addEventListener('visibilitychange', onVisibility)
    leaving.signal.addEventListener('abort', listen)
    return () => {
      window.clearTimeout(again)
      source?.close()
      source = null
      document.removeEventListener('visibilitychange', onVisibility)
      leaving.signal.removeEventListener('abort', listen)
    }
  }, [client])
}
