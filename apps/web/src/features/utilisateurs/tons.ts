/** How each state of an account looks. */
export const TONS_ETAT = { actif: 'success', 'en-attente': 'info', verrouille: 'danger' } as const

const moments = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})
export const ecrireMoment = (instant: string) => moments.format(new Date(instant))
