export * from './Cloche.tsx'
export * from './MesNotifications.tsx'
