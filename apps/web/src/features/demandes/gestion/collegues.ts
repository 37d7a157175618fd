import type { Reperes } from '@espace-adherent/contract/demandes/gestion'
import { jourCourt } from './moments.ts'
import { textes } from './textes.ts'

/** To whom a request can be handed over; whoever is away is said to be. */
export const choixCollegues = (collegues: Reperes['collegues'], sauf?: string) =>
  collegues
    .filter(({ id }) => id !== sauf)
    .map(({ id, nom, absentJusquAu }) => ({
      valeur: id,
      libelle:
        absentJusquAu === null ? nom : textes.absences.enConge(nom, jourCourt(absentJusquAu)),
    }))
