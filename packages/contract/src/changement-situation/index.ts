import {
  champsChangement,
  dateChangement,
  type FaitsChangement,
  lireChangement,
  piecesChangement,
  validateChangement,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe, faitsDe } from '../acte/define.ts'
import { ecrits, fichiersDes } from '../acte/pieces.ts'
import { situationContractuelleTete } from '../actes/tetes.ts'
import { textes } from './textes.ts'

export const situationContractuelleActe = defineActe(situationContractuelleTete, {
  textes,
  saisie: z.strictObject({
    ...ecrits({ numeroContrat: 50, personneId: 36, nature: 20 }),
    ...ecrits({ codeSituationFamiliale: 10, codeCivilite: 10, codeRegime: 10 }),
    ...ecrits({ nom: 200, organisme: 200, employeur: 200 }),
    dateEffet: dateSaisieSchema,
    ...fichiersDes(piecesChangement),
  }),
  faits: faitsDe<FaitsChangement>(),
  etapes: {
    changement: ['personneId', 'nature'],
    detail: [...Object.values(champsChangement).flat(), 'dateEffet'],
  },
  check: (s, { jour }, f) => validateChangement(s, f, jour),
  normalise: lireChangement,
  documents: piecesChangement,
  dateEffet: dateChangement,
})

/** What each of its fields is called, in its form and in what is said of it. */
export const libellesChangement = textes.champs
