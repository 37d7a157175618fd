import {
  formatDate,
  type LigneResume,
  libellesMotifResiliation,
  lignesNouvelles,
  normaliseResiliation,
  type Resiliation,
  type SaisieResiliation,
  validateResiliation,
} from '@espace-adherent/domain'
import { type ReglesSansCompte, sansTexte } from '../acte/sans-compte.ts'
import { resiliationTete } from './tete.ts'
import { textes } from './textes.ts'

type Saisie = SaisieResiliation & { numeroContrat: string }

/** What was asked for, in the words of whoever asked. */
export const lignesResiliation = (data: Resiliation): LigneResume[] =>
  lignesNouvelles(textes, {
    ...data,
    motif: data.isSansMotif ? null : libellesMotifResiliation[data.motif],
    evenementLe: data.evenementLe && formatDate(data.evenementLe),
    souhaiteeLe: data.souhaiteeLe && formatDate(data.souhaiteeLe),
  })

export const resiliationSansCompte = {
  key: resiliationTete.key,
  vide: sansTexte('numeroContrat', 'motif', 'evenementLe', 'souhaiteeLe', 'precision', 'adresse'),
  check: (s) => validateResiliation(s),
  normalise: (s) => normaliseResiliation(s, s.numeroContrat),
  lignes: lignesResiliation,
} satisfies ReglesSansCompte<Saisie, Resiliation>
