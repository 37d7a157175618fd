import {
  formatDate,
  type LigneResume,
  libellesObjetReclamation,
  lignesNouvelles,
  normaliseReclamation,
  type Reclamation,
  type SaisieReclamation,
  validateReclamation,
} from '@espace-adherent/domain'
import type { ReglesSansCompte } from '../acte/sans-compte.ts'
import type { UploadedFile } from '../fichiers/index.ts'
import { reclamationTete } from './tete.ts'
import { textes } from './textes.ts'

type Saisie = SaisieReclamation & {
  numeroContrat: string
  pieces: UploadedFile[]
  isPiecesMedicales: boolean
}

/** What was asked for, in the words of whoever asked. */
export const lignesReclamation = (data: Reclamation): LigneResume[] =>
  lignesNouvelles(textes, {
    ...data,
    objet: libellesObjetReclamation[data.objet],
    depuis: data.depuis && formatDate(data.depuis),
  })

export const reclamationSansCompte = {
  key: reclamationTete.key,
  vide: {
    numeroContrat: '',
    objet: '',
    depuis: '',
    message: '',
    attendu: '',
    pieces: [],
    isPiecesMedicales: false,
  },
  check: validateReclamation,
  normalise: (s) => normaliseReclamation(s),
  lignes: lignesReclamation,
} satisfies ReglesSansCompte<Saisie, Reclamation>
