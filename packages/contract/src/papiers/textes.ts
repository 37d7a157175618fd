export const textes = {
  archive: 'Tous mes papiers',
  papierAPoster: 'Papier à poster',
} as const
