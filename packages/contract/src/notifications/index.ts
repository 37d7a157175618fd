import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { notificationsAddress } from './address.ts'

export { EVENEMENT_CEDE, EVENEMENT_NOTIFICATIONS, NOTIFICATIONS_FLUX_PATH } from './address.ts'

export const notificationSchema = z.object({
  id: z.int(),
  titre: z.string(),
  texte: z.string(),
  /** Path of the route where one reads more. */
  lien: z.string().nullable(),
  creeLe: z.iso.datetime(),
  isLue: z.boolean(),
})
export type Notification = z.infer<typeof notificationSchema>

/** As many as the bell ever counts. */
export const NOTIFICATIONS_MAX = 100

const id = z.int().positive()

/** What the insurer tells the reader, newest first; the act marks them as read or unread. */
export const notificationsResource = defineResource({
  ...notificationsAddress,
  slice: 'notifications',
  isPassive: true,
  row: notificationSchema,
  query: z.object({
    /** Those older than this one. */
    avant: z.coerce.number().pipe(id).optional(),
  }),
  data: z.union([
    z.object({ ids: z.array(id).min(1).max(NOTIFICATIONS_MAX), isLue: z.boolean() }),
    // All of them, up to the newest that was looked at: however many there are.
    z.object({ jusqua: id, isLue: z.literal(true) }),
  ]),
  can: ['list', 'form'],
  identify: (notification) => String(notification.id),
})
