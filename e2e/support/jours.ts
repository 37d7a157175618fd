// As the insurer counts days, wherever this runs.
const paris = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' })
const jour = (date: Date) => paris.format(date)
const aujourdhui = new Date()
const [, mois = 1, annee = 1] = jour(aujourdhui).split('/').map(Number)

/** In so many days, as one types it. */
export const dans = (jours: number) => jour(new Date(aujourdhui.getTime() + jours * 86_400_000))
/** From 1 for January. */
export const moisCourant = mois
/** The first day of a month of this year, by its rank from 0: 12 is January of the next one. */
export const premier = (rang: number) => jour(new Date(Date.UTC(annee, rang, 1, 12)))
