import {
  type LigneResume,
  lignesNouvelles,
  normaliseAccessibilite,
  type SaisieAccessibilite,
  type SignalementAccessibilite,
  validateAccessibilite,
} from '@espace-adherent/domain'
import type { ReglesSansCompte } from '../acte/sans-compte.ts'
import { accessibiliteTete } from '../actes/tetes.ts'
import { textes } from './textes.ts'

type Saisie = SaisieAccessibilite & { numeroContrat: string }

/** What was asked for, in the words of whoever asked. */
export const lignesAccessibilite = (data: SignalementAccessibilite): LigneResume[] =>
  lignesNouvelles(textes, data)

export const accessibiliteSansCompte = {
  key: accessibiliteTete.key,
  vide: { numeroContrat: '', page: '', message: '', outil: '' },
  check: (s) => validateAccessibilite(s),
  normalise: (s) => normaliseAccessibilite(s),
  lignes: lignesAccessibilite,
} satisfies ReglesSansCompte<Saisie, SignalementAccessibilite>
