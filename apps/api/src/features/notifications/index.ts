export { registerFlux } from './flux.ts'
export { insertNotification, type NouvelleNotification } from './notifications.repository.ts'
export { notificationsSource } from './source.ts'
