import {
  type Deces,
  formatDate,
  formatTelephone,
  type LigneResume,
  libellesLienDefunt,
  lignesNouvelles,
  normaliseDeces,
  type SaisieDeces,
  validateDeces,
} from '@espace-adherent/domain'
import { type ReglesSansCompte, sansTexte } from '../acte/sans-compte.ts'
import { decesTete } from './tete.ts'
import { textes } from './textes.ts'

type Saisie = SaisieDeces & { numeroContrat: string }

/** What was told, in the words of whoever told it: nothing says whether we know that person. */
export const lignesDeces = (data: Deces): LigneResume[] =>
  lignesNouvelles(textes, {
    ...data,
    dateNaissance: formatDate(data.dateNaissance),
    decesLe: formatDate(data.decesLe),
    lien: libellesLienDefunt[data.lien],
    telephone: data.telephone && formatTelephone(data.telephone),
  })

export const decesSansCompte = {
  key: decesTete.key,
  vide: sansTexte(
    'numeroContrat',
    'prenom',
    'nom',
    'dateNaissance',
    'contratDefunt',
    'decesLe',
    'lien',
    'telephone',
  ),
  check: validateDeces,
  normalise: (s) => normaliseDeces(s),
  lignes: lignesDeces,
} satisfies ReglesSansCompte<Saisie, Deces>
