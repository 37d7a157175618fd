import {
  type ChampChangement,
  champsChangement,
  dateChangement,
  lireChangement,
  type Plage,
  piecesChangement,
  piecesDuChangement,
  validateChangement,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../actes/dates.ts'
import { defineActe, faitsDe } from '../actes/define.ts'
import { fichiersDes } from '../actes/pieces.ts'
import { textes } from './textes.ts'

const texte = z.string().max(200)
const code = z.string().max(10)

/** Those for whom whoever asks may speak, themselves first, as they are known today. */
type Personne = Record<'id' | 'prenom' | 'nom' | 'dateNaissance', string> &
  Record<Exclude<ChampChangement, 'nom'>, string | null>

export const situationContractuelleActe = defineActe({
  key: 'situationContractuelleActeGestion',
  slice: 'changement-situation',
  path: '/forms/situation-contractuelle',
  textes,
  groupe: 'profil',
  identite: 'session',
  saisie: z.strictObject({
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
  }),
  faits: faitsDe<{ personnes: Personne[]; plages: Plage[] }>(),
  etapes: {
    changement: ['personneId', 'nature'],
    detail: [...Object.values(champsChangement).flat(), 'dateEffet'],
  },
  check: (s, { jour }, f) => validateChangement(s, f, jour),
  normalise: lireChangement,
  documents: piecesChangement,
  pieces: (s, { modeGestion }) => piecesDuChangement(s, modeGestion),
  dateEffet: dateChangement,
})
