const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 16/11/2026 14:28 ». */
export const instantDe = (le: string) => moment.format(new Date(le))
