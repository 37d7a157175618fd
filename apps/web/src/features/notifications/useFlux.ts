import {
  EVENEMENT_NOTIFICATIONS,
  NOTIFICATIONS_FLUX_PATH,
} from '@espace-adherent/contract/addresses'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetNotifications } from './queries.ts'

/**
 * New notifications come without a reload. Only the page that is looked at listens: a browser keeps
 * few connections to one address, and a hidden page reads again when it is shown.
 */
export function useFlux(): void {
  const client = useQueryClient()
  useEffect(() => {
    let source: EventSource | null = null
    const listen = () => {
      source?.close()
      source = null
      if (document.visibilityState === 'hidden') return
      source = new EventSource(NOTIFICATIONS_FLUX_PATH)
      source.addEventListener(EVENEMENT_NOTIFICATIONS, () => void forgetNotifications(client))
    }
    const onVisibility = () => {
      listen()
      if (source) void forgetNotifications(client)
    }
    listen()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      source?.close()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [client])
}
