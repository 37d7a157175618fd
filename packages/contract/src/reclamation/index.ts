import {
  formatDate,
  type LigneResume,
  libellesObjetReclamation,
  normaliseReclamation,
  PIECES_RECLAMATION_MAX,
  type Reclamation,
  validateReclamation,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../actes/dates.ts'
import { defineActe } from '../actes/define.ts'
import { uploadedFileSchema } from '../fichiers/index.ts'
import { textes } from './textes.ts'

const saisie = z.strictObject({
  /** Empty: about no contract in particular. */
  numeroContrat: z.string().max(50),
  objet: z.string().max(20),
  depuis: dateSaisieSchema,
  /** Generous: the rule says by how much it is too long. */
  message: z.string().max(20_000),
  attendu: z.string().max(20_000),
  /** Generous too. */
  pieces: z.array(uploadedFileSchema).max(50).default([]),
})
export type SaisieReclamationActe = z.infer<typeof saisie>

const dit = (libelle: string, apres: string | null): LigneResume[] =>
  apres === null ? [] : [{ libelle, avant: null, apres }]

export const lignesReclamation = (data: Reclamation): LigneResume[] => [
  ...dit(textes.objet, libellesObjetReclamation[data.objet]),
  ...dit(textes.depuis, data.depuis && formatDate(data.depuis)),
  ...dit(textes.message, data.message),
  ...dit(textes.attendu, data.attendu),
]

/** Any dissatisfaction, from anybody: answered in writing, by days that the law sets. */
export const reclamationActe = defineActe({
  key: 'reclamationActeGestion',
  slice: 'reclamation',
  path: '/forms/reclamation',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'profil',
  identite: 'session',
  saisie,
  etapes: [
    {
      cle: 'reclamation',
      titre: textes.etape,
      champs: ['objet', 'depuis', 'message', 'attendu', 'pieces'],
    },
  ],
  numeroContrat: (s) => s.numeroContrat || null,
  sujet: () => 'reclamation',
  check: (s) => validateReclamation(s),
  normalise: (s): Reclamation => normaliseReclamation(s),
  pieces: () => [
    {
      champ: 'pieces',
      libelle: textes.piece,
      raison: textes.raison,
      isRequise: false,
      nombreMax: PIECES_RECLAMATION_MAX,
    },
  ],
  libellesPieces: { pieces: textes.piece },
  echeancesLegales: [
    {
      cle: 'accuse',
      libelle: textes.accuse,
      delai: 10,
      unite: 'ouvres',
      depart: 'envoi',
      tenuePar: 'papier',
    },
    {
      cle: 'reponse',
      libelle: textes.reponse,
      delai: 2,
      unite: 'mois',
      depart: 'envoi',
      tenuePar: 'decision',
    },
  ],
  sansCompte: { lignes: lignesReclamation },
})
