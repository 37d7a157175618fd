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
 * The copies of the last person who read a card here: the valid ones, and apart from them those
 * that have ended.
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

/** The card that was asked for; else one that is valid today; else the first. */
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
