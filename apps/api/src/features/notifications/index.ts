import { defineSlice } from '../slice.ts'
import { notificationsDonnees } from './donnees.ts'
import { registerFlux } from './notifications.routes.ts'
import { notificationsSource } from './source.ts'

export {
  insertNotification,
  insertNotifications,
  type NouvelleNotification,
  purgeNotifications,
} from './notifications.repository.ts'

export const notificationsSlice = defineSlice({
  nom: 'notifications',
  donnees: () => [notificationsDonnees],
  sources: () => ({ notifications: notificationsSource }),
  mount: registerFlux,
})
