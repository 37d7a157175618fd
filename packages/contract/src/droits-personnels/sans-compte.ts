import {
  type DemandeDroits,
  type LigneResume,
  libellesDroitPersonnel,
  lignesNouvelles,
  normaliseDroits,
  type SaisieDroits,
  validateDroits,
} from '@espace-adherent/domain'
import type { ReglesSansCompte } from '../acte/sans-compte.ts'
import { droitsTete } from '../actes/tetes.ts'
import { textes } from './textes.ts'

type Saisie = SaisieDroits & { numeroContrat: string }

/** What was asked for, in the words of whoever asked. */
export const lignesDroits = ({ droit, message }: DemandeDroits): LigneResume[] =>
  lignesNouvelles(textes, { droit: libellesDroitPersonnel[droit], message })

export const droitsSansCompte = {
  key: droitsTete.key,
  vide: { numeroContrat: '', droit: '', message: '' },
  check: (s) => validateDroits(s),
  normalise: (s) => normaliseDroits(s),
  lignes: lignesDroits,
} satisfies ReglesSansCompte<Saisie, DemandeDroits>
