import { notificationsAddress } from '@espace-adherent/contract/addresses'
import type { Notification } from '@espace-adherent/contract/notifications'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { act } from '../../platform/query/act.ts'
import { readRows } from '../../platform/query/list.ts'
import { textes } from './textes.ts'

/** Page by page, from the newest; the bell counts within the first one. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ pageParam, signal }) =>
    readRows(notificationsAddress, pageParam === null ? {} : { avant: pageParam }, signal),
  initialPageParam: null as number | null,
  getNextPageParam: (last, pages) => {
    const read = pages.reduce((count, { rows }) => count + rows.length, 0)
    return read < last.total ? (last.rows.at(-1)?.id ?? null) : null
  },
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  // The bell is on every screen: a failure is said where the notifications are read.
  meta: { libelle: notificationsAddress.libelle, silent: true },
})

export const forgetNotifications = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: notificationsQuery.queryKey })

/** Nothing to announce when it works: the list shows it. */
export const marquerNotifications = {
  ...act(notificationsAddress),
  meta: { failure: textes.echec },
}

/** As many as may be marked at once by their numbers. */
export const PAR_ENVOI = 100

export const nonLues = (notifications: readonly Notification[]) =>
  notifications.filter(({ isLue }) => !isLue)
