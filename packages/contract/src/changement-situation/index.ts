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
import { uploadedFileSchema } from '../fichiers/index.ts'
import { textes } from './textes.ts'

const texte = z.string().max(200)
const code = z.string().max(10)
const fichier = uploadedFileSchema.nullable()

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
  acteMariage: fichier,
  attestationPacs: fichier,
  attestationVieCommune: fichier,
  justificatifSeparation: fichier,
  acteDeces: fichier,
  pieceIdentite: fichier,
  attestationDroits: fichier,
  attestationEmployeur: fichier,
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

const pieces = Object.keys(piecesChangement) as (keyof typeof piecesChangement)[]

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
      champs: [...Object.values(champsChangement).flat(), 'dateEffet', ...pieces],
    },
  ],
  numeroContrat: ({ numeroContrat }) => numeroContrat,
  check: (s, { jour }, f) => validateChangement(s, f, jour),
  normalise: lireChangement,
  pieces: (s, { modeGestion }) => piecesDuChangement(s, modeGestion),
  libellesPieces: Object.fromEntries(
    pieces.map((champ) => [champ, piecesChangement[champ].libelle]),
  ),
  dateEffet: dateChangement,
  effet: ({ dateEffet }) => dateEffet,
})
