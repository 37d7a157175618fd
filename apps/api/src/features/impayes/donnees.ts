import { champs, definePartie, parContrat, souscritsPar } from '../partie.ts'
import { findImpayesDe } from './impayes.repository.ts'

export const impayesDonnees = definePartie({
  cle: 'impayes',
  titre: 'Mises en demeure pour cotisations impayées',
  chapitre: 'contrats',
  tables: ['impaye'],
  forme: 'tableau',
  champs: {
    contrat: champs.contrat,
    miseEnDemeureLe: champs.jour('Mise en demeure du'),
    montant: champs.montant('Montant'),
    etat: 'État',
    payeLe: champs.instant('Réglé le'),
  },
  lire: (concerne) =>
    parContrat(souscritsPar(concerne), (contrat) => findImpayesDe(concerne.db, contrat)),
})
