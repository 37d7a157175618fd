import {
  formatDate,
  type LigneResume,
  libellesObjetReclamation,
  ligneNouvelle,
  lignesDe,
  normaliseReclamation,
  PIECES_RECLAMATION_MAX,
  type Reclamation,
  validateReclamation,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../actes/dates.ts'
import { defineActe } from '../actes/define.ts'
import { parDecision, parPapier } from '../actes/echeances.ts'
import { uploadedFileSchema } from '../fichiers/index.ts'
import { textes } from './textes.ts'

export const lignesReclamation = (data: Reclamation): LigneResume[] =>
  lignesDe(
    ligneNouvelle(textes.objet, libellesObjetReclamation[data.objet]),
    ligneNouvelle(textes.depuis, data.depuis && formatDate(data.depuis)),
    ligneNouvelle(textes.message, data.message),
    ligneNouvelle(textes.attendu, data.attendu),
  )

/** Any dissatisfaction, from anybody: answered in writing, by days that the law sets. */
export const reclamationActe = defineActe({
  key: 'reclamationActeGestion',
  slice: 'reclamation',
  path: '/forms/reclamation',
  textes,
  groupe: 'profil',
  identite: 'session',
  saisie: z.strictObject({
    /** Empty: about no contract in particular. */
    numeroContrat: z.string().max(50),
    objet: z.string().max(20),
    depuis: dateSaisieSchema,
    /** Generous: the rule says by how much it is too long. */
    message: z.string().max(20_000),
    attendu: z.string().max(20_000),
    /** Generous too. */
    pieces: z.array(uploadedFileSchema).max(50).default([]),
  }),
  etapes: { reclamation: ['objet', 'depuis', 'message', 'attendu'] },
  numeroContrat: (s) => s.numeroContrat || null,
  sujet: () => 'reclamation',
  check: (s) => validateReclamation(s),
  normalise: (s): Reclamation => normaliseReclamation(s),
  documents: {
    pieces: { libelle: textes.piece, raison: textes.raison, nombreMax: PIECES_RECLAMATION_MAX },
  },
  pieces: () => [{ champ: 'pieces', isRequise: false }],
  echeancesLegales: [
    parPapier('accuse', textes.accuse, { delai: 10, unite: 'ouvres', depart: 'envoi' }),
    parDecision('reponse', textes.reponse, { delai: 2, unite: 'mois', depart: 'envoi' }),
  ],
  sansCompte: { lignes: lignesReclamation },
})
