import type { GenreAvenir } from '@espace-adherent/domain'

type Dite = { genre: GenreAvenir; noms: readonly string[] }

const phrases: Record<GenreAvenir, (noms: string) => string> = {
  ajout: (noms) => `Ajout\u00a0: ${noms}`,
  retrait: (noms) => `Retrait\u00a0: ${noms}`,
  entree: (noms) => `${noms} rejoint votre contrat`,
  depart: (noms) => (noms ? `${noms} quitte votre contrat` : 'Une personne quitte votre contrat'),
  niveau: (noms) => `Passage au niveau ${noms}`,
  fin: () => 'Fin de votre contrat',
  tarif: (noms) => `Tarif ${noms}`,
  renforts: (noms) => `Dates prévues d’un renfort\u00a0: ${noms}`,
  gratuite: () => 'Garanties maintenues sans cotisation',
}

const courts: Partial<Record<GenreAvenir, (noms: string) => string>> = {
  niveau: (noms) => `niveau ${noms}`,
  fin: () => 'fin du contrat',
  tarif: (noms) => `tarif ${noms}`,
  gratuite: () => 'portabilité',
}

const isPersonne = (genre: GenreAvenir) => genre === 'entree' || genre === 'depart'
const enListe = (noms: readonly string[]) => noms.join(', ')

export const textes = {
  mensuelle: 'Cotisation mensuelle',
  des: (montant: string, date: string) => `${montant} dès le ${date}`,
  change: ({ genre, noms }: Dite) => phrases[genre](enListe(noms)),
  /** Beside the month that it touches first. */
  court: ({ genre, noms }: Dite, isDiscret = false) =>
    isDiscret && isPersonne(genre)
      ? 'une personne'
      : (courts[genre]?.(enListe(noms)) ?? enListe(noms)),
  /** To whoever may not know who is covered. */
  discret: ({ genre, noms }: Dite) =>
    genre === 'entree'
      ? 'Une personne rejoint le contrat'
      : genre === 'depart'
        ? 'Une personne quitte le contrat'
        : phrases[genre](enListe(noms)),
} as const
