import {
  isMotifRadiation,
  lireRadiation,
  piecesDuMotif,
  piecesRadiation,
  regleRadiation,
  validateRadiation,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema, datesEffetSchema } from '../actes/dates.ts'
import { defineActe } from '../actes/define.ts'
import { champsDes, fichiersDes } from '../actes/pieces.ts'
import { textes } from './textes.ts'

const saisie = z.strictObject({
  numeroContrat: z.string().max(50),
  personneId: z.string().max(36),
  motif: z.string().max(30),
  dateMotif: dateSaisieSchema,
  dateEffet: dateSaisieSchema,
  ...fichiersDes(piecesRadiation),
})
export type SaisieRadiationAssures = z.infer<typeof saisie>

/** Who may be chosen: everybody but the adherent. */
const faits = z.object({
  personnes: z.array(
    z.object({ id: z.string(), prenom: z.string(), nom: z.string(), lien: z.string() }),
  ),
  dates: datesEffetSchema,
})
export type FaitsRadiationAssures = z.infer<typeof faits>

const { radiation } = textes

export const radiationAssuresActe = defineActe({
  key: 'radiationAssuresActeGestion',
  slice: 'beneficiaires',
  path: '/forms/radiation-assures',
  libelle: radiation.libelle,
  chapo: radiation.chapo,
  groupe: 'couverture',
  portee: 'Contrat',
  isEnCours: true,
  identite: 'recente',
  saisie,
  faits,
  etapes: [
    { cle: 'depart', titre: radiation.depart, champs: ['personneId', 'motif', 'dateMotif'] },
    {
      cle: 'quand',
      titre: radiation.quand,
      champs: ['dateEffet', ...champsDes(piecesRadiation)],
    },
  ],
  check: (s, { jour }, f) => validateRadiation(s, f, jour),
  normalise: lireRadiation,
  documents: piecesRadiation,
  pieces: ({ motif }, { modeGestion }) =>
    piecesDuMotif(isMotifRadiation(motif) ? motif : null, modeGestion),
  dateEffet: regleRadiation,
})
