export { insertNotification, type NouvelleNotification } from './notifications.repository.ts'
export { registerFlux } from './notifications.routes.ts'
export { notificationsSource } from './source.ts'
