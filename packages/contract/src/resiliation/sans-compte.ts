import {
  formatDate,
  type LigneResume,
  libellesMotifResiliation,
  ligneNouvelle,
  lignesDe,
  normaliseResiliation,
  type Resiliation,
  type SaisieResiliation,
  validateResiliation,
} from '@espace-adherent/domain'
import type { ReglesSansCompte } from '../actes/sans-compte.ts'
import { textes } from './textes.ts'

type Saisie = SaisieResiliation & { numeroContrat: string }

/** What was asked for, in the words of whoever asked. */
export const lignesResiliation = (data: Resiliation): LigneResume[] =>
  lignesDe(
    ligneNouvelle(textes.motif, libellesMotifResiliation[data.motif]),
    ligneNouvelle(textes.evenementLe, data.evenementLe && formatDate(data.evenementLe)),
    ligneNouvelle(textes.souhaiteeLe, data.souhaiteeLe && formatDate(data.souhaiteeLe)),
    ligneNouvelle(textes.precision, data.precision),
    ligneNouvelle(textes.adresse, data.adresse),
  )

export const resiliationSansCompte = {
  key: 'resiliationActeGestion',
  vide: {
    numeroContrat: '',
    motif: '',
    evenementLe: '',
    souhaiteeLe: '',
    precision: '',
    adresse: '',
  },
  check: (s) => validateResiliation(s),
  normalise: (s) => normaliseResiliation(s, s.numeroContrat),
  lignes: lignesResiliation,
} satisfies ReglesSansCompte<Saisie, Resiliation>
