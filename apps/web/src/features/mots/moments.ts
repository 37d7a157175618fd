const jour = new Intl.DateTimeFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Paris',
})

/** « 16/11/2026 ». */
export const jourDe = (le: string) => jour.format(new Date(le))
