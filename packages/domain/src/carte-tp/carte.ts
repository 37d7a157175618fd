import type { DateCalendaire } from '../calendrier/date.ts'

/** The number under which professionals know the insurer: eight to ten digits. */
export const isNumeroAmc = (valeur: string) => /^\d{8,10}$/.test(valeur)

export type EtatCarte = 'valable' | 'aVenir' | 'expiree'

/** Both days count: a card is good on its first day and on its last. */
export function etatCarte(
  { dateDebut, dateFin }: { dateDebut: DateCalendaire; dateFin: DateCalendaire },
  aujourdhui: DateCalendaire,
): EtatCarte {
  if (aujourdhui < dateDebut) return 'aVenir'
  return aujourdhui > dateFin ? 'expiree' : 'valable'
}

/** « MARTIN Camille + 2 »: the first person and how many others the card covers. */
export function resumeAssures(assures: readonly { nom: string; prenom: string }[]): string {
  const [premier, ...autres] = assures
  if (!premier) return ''
  const nom = `${premier.nom.toLocaleUpperCase('fr')} ${premier.prenom}`
  return autres.length === 0 ? nom : `${nom} +\u00a0${autres.length}`
}
