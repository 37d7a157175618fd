import {
  CLE_PIECES,
  documentsSinistre,
  type FaitsSinistre,
  genreSinistre,
  nettoyerSinistre,
  validateSinistre,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe, faitsDe } from '../acte/define.ts'
import { parGeste, parGestionnaire } from '../acte/echeances.ts'
import { ecrits, enPages, pagesDes } from '../acte/pieces.ts'
import { declarationSinistreTete } from './tete.ts'
import { textes } from './textes.ts'

export const declarationSinistreActe = defineActe(declarationSinistreTete, {
  textes,
  saisie: z.strictObject({
    ...ecrits({ numeroContrat: 50, typeSinistre: 50, numPers: 50 }),
    ...ecrits({ employeur: 2000, circonstances: 5000 }),
    declarant: z.string().max(1000).default(''),
    dateDebut: dateSaisieSchema,
    dateFin: dateSaisieSchema,
    ...pagesDes(documentsSinistre),
  }),
  faits: faitsDe<FaitsSinistre>(),
  etapes: {
    quoi: ['numPers', 'typeSinistre', 'declarant'],
    quand: ['dateDebut', 'dateFin', 'employeur', 'circonstances'],
    pieces: [],
  },
  check: validateSinistre,
  normalise: nettoyerSinistre,
  documents: enPages(documentsSinistre),
  // Kind, person, days, employer: nothing can be decided without. How an accident happened is told
  // in the member's own words, and is for the medical service.
  champsOrdinaires: 'typeSinistre numPers dateDebut dateFin employeur declarant',
  // A death benefit (Code de la mutualité, L. 223-22-1).
  isSoumis: ({ typeSinistre }) => genreSinistre(typeSinistre) === 'deces',
  echeancesLegales: [
    parGestionnaire(CLE_PIECES, textes.demanderPieces, {
      delai: 15,
      unite: 'jours',
      depart: 'envoi',
    }),
    parGeste('versement', textes.verser, {
      delai: 1,
      unite: 'mois',
      depart: 'pieces',
      hasInterets: true,
    }),
  ],
})
