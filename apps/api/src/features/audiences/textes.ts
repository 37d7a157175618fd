export const textes = {
  notification: (titre: string) => `Notification «\u00a0${titre}\u00a0»`,
} as const
