import { libellesEtatPaiement } from '@espace-adherent/domain'
import { champs, definePartie } from '../../partie.ts'
import { findTousPaiements } from './paiements.repository.ts'

export const paiementsDonnees = definePartie({
  cle: 'paiementsCarte',
  titre: 'Paiements par carte',
  chapitre: 'contrats',
  tables: ['paiement_cotisation'],
  forme: 'tableau',
  champs: {
    contrat: champs.contrat,
    reference: 'Référence',
    montant: champs.montant('Montant'),
    etat: 'État',
    creeLe: champs.instant('Commencé le'),
    finiLe: champs.instant('Terminé le'),
  },
  lire: async ({ db, compteId }) =>
    (await findTousPaiements(db, compteId)).map((row) => ({
      ...row,
      etat: libellesEtatPaiement[row.etat],
    })),
})
