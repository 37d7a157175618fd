import { champs, definePartie } from '../partie.ts'
import { findToutes } from './consentements.repository.ts'

export const consentementsDonnees = definePartie({
  cle: 'consentements',
  titre: 'Consentements',
  chapitre: 'compte',
  tables: ['consentement'],
  forme: 'tableau',
  champs: {
    nom: champs.detail('Nom du consentement'),
    libelle: 'Phrase présentée',
    isAccepted: 'Accepté',
    le: champs.instant('Le'),
  },
  lire: ({ db, compteId }) => findToutes(db, compteId),
})
