import { defineAddress } from '../resources/address.ts'
import type { Notification } from './index.ts'

export const notificationsAddress = defineAddress<
  Notification,
  { avant: number },
  { ids: number[]; isLue: boolean } | { jusqua: number; isLue: true }
>()({
  path: '/notifications',
  libelle: 'Notifications',
  access: 'membre',
})

/** A stream with an event each time that the account's notifications change. */
export const NOTIFICATIONS_FLUX_PATH = '/api/notifications/flux'
export const EVENEMENT_NOTIFICATIONS = 'notifications'
/** Too many pages of one session listen: this one, the oldest, should stop. */
export const EVENEMENT_CEDE = 'cede'
