export { evolutionsGestion } from './gestion.ts'
export { type NotificationEvolution, notificationEvolutionsResource } from './resource.ts'
