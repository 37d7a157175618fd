export const textes = {
  archive: 'Tous mes papiers',
} as const
