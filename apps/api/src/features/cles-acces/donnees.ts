import { champs, definePartie } from '../partie.ts'
import { findCles } from './cles.repository.ts'

export const clesAccesDonnees = definePartie({
  cle: 'clesAcces',
  titre: 'Clés d’accès',
  chapitre: 'compte',
  tables: ['cle_acces'],
  forme: 'tableau',
  champs: {
    libelle: 'Nom',
    creeLe: champs.instant('Ajoutée le'),
    utiliseeLe: champs.instant('Utilisée le'),
    isSynchronisee: champs.detail('Copiée sur d’autres appareils'),
  },
  lire: ({ db, compteId }) => findCles(db, compteId),
})
