import {
  champsChangement,
  dateChangement,
  lireChangement,
  piecesChangement,
  piecesDuChangement,
  validateChangement,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema, plageSchema } from '../actes/dates.ts'
import { defineActe } from '../actes/define.ts'
import { champsDes, fichiersDes } from '../actes/pieces.ts'
import { textes } from './textes.ts'

const texte = z.string().max(200)
const code = z.string().max(10)

const saisie = z.strictObject({
  numeroContrat: z.string().max(50),
  personneId: z.string().max(36),
  nature: z.string().max(20),
  codeSituationFamiliale: code,
  codeCivilite: code,
  nom: texte,
  codeRegime: code,
  organisme: texte,
  employeur: texte,
  dateEffet: dateSaisieSchema,
  ...fichiersDes(piecesChangement),
})
export type SaisieChangementSituation = z.infer<typeof saisie>

/** Those for whom whoever asks may speak, themselves first, as they are known today. */
const faits = z.object({
  personnes: z.array(
    z.object({
      id: z.string(),
      prenom: z.string(),
      nom: z.string(),
      dateNaissance: z.iso.date(),
      codeCivilite: z.string().nullable(),
      codeSituationFamiliale: z.string().nullable(),
      codeRegime: z.string().nullable(),
      organisme: z.string().nullable(),
      employeur: z.string().nullable(),
    }),
  ),
  plages: z.array(plageSchema),
})
export type FaitsChangementSituation = z.infer<typeof faits>

export const situationContractuelleActe = defineActe({
  key: 'situationContractuelleActeGestion',
  slice: 'changement-situation',
  path: '/forms/situation-contractuelle',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'profil',
  identite: 'session',
  saisie,
  faits,
  etapes: [
    { cle: 'changement', titre: textes.etapes.changement, champs: ['personneId', 'nature'] },
    {
      cle: 'detail',
      titre: textes.etapes.detail,
      champs: [
        ...Object.values(champsChangement).flat(),
        'dateEffet',
        ...champsDes(piecesChangement),
      ],
    },
  ],
  check: (s, { jour }, f) => validateChangement(s, f, jour),
  normalise: lireChangement,
  documents: piecesChangement,
  pieces: (s, { modeGestion }) => piecesDuChangement(s, modeGestion),
  dateEffet: dateChangement,
})
