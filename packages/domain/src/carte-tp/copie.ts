import type { DateCalendaire } from '../calendrier/date.ts'
import { etatCarte } from './carte.ts'

/** What a device keeps of a card: whose it is, and when the server gave it. */
export type Copie = {
  userName: string
  /** An instant, in UTC. */
  lueLe: string
  carte: { numeroContrat: string; dateDebut: DateCalendaire; dateFin: DateCalendaire }
}

/**
 * What a device may show by itself: the copies of one person, the last who read a card here, apart
 * from those whose card has ended.
 */
export function sortCopies<C extends Copie>(
  copies: readonly C[],
  aujourdhui: DateCalendaire,
): { lisibles: C[]; expirees: C[] } {
  const derniere = copies.reduce<C | null>(
    (autre, copie) => (autre && autre.lueLe >= copie.lueLe ? autre : copie),
    null,
  )
  const siennes = copies
    .filter(({ userName }) => userName === derniere?.userName)
    .toSorted((a, b) => (a.carte.numeroContrat < b.carte.numeroContrat ? -1 : 1))
  const isExpiree = ({ carte }: C) => etatCarte(carte, aujourdhui) === 'expiree'
  return {
    lisibles: siennes.filter((copie) => !isExpiree(copie)),
    expirees: siennes.filter(isExpiree),
  }
}

/** The one that was asked for; else one that is good today; else the first. */
export function chooseCopie<C extends Copie>(
  lisibles: readonly C[],
  aujourdhui: DateCalendaire,
  numeroContrat: string | null,
): C | null {
  return (
    lisibles.find(({ carte }) => carte.numeroContrat === numeroContrat) ??
    lisibles.find(({ carte }) => etatCarte(carte, aujourdhui) === 'valable') ??
    lisibles[0] ??
    null
  )
}
