import {
  type FaitsRadiation,
  lireRadiation,
  parseDate,
  piecesRadiation,
  regleRadiation,
  validateRadiation,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe, faitsDe } from '../acte/define.ts'
import { ecrits, fichiersDes } from '../acte/pieces.ts'
import { radiationAssuresTete } from './tete.ts'
import { textes } from './textes.ts'

export const radiationAssuresActe = defineActe(radiationAssuresTete, {
  textes: textes.radiation,
  saisie: z.strictObject({
    ...ecrits({ numeroContrat: 50, personneId: 36, motif: 30 }),
    dateMotif: dateSaisieSchema,
    dateEffet: dateSaisieSchema,
    ...fichiersDes(piecesRadiation),
  }),
  faits: faitsDe<FaitsRadiation>(),
  etapes: { depart: ['personneId', 'motif', 'dateMotif'], quand: ['dateEffet'] },
  check: (s, { jour }, f) => validateRadiation(s, f, jour),
  normalise: lireRadiation,
  documents: piecesRadiation,
  dateEffet: regleRadiation,
  circonstances: ({ motif, dateMotif }) => ({ faits: { motif }, dateMotif: parseDate(dateMotif) }),
})
