import { champs, definePartie, parContrat, portionsDe } from '../partie.ts'
import { findCartes } from './carte-tp.repository.ts'

export const carteTpDonnees = definePartie({
  cle: 'cartes',
  titre: 'Cartes de tiers payant',
  chapitre: 'contrats',
  tables: ['carte_tp'],
  forme: 'tableau',
  champs: {
    contrat: champs.contrat,
    numeroAmc: 'Numéro AMC',
    typeConvention: champs.detail('Type de convention'),
    dateDebut: champs.jour('Début'),
    dateFin: champs.jour('Fin'),
  },
  lire: (concerne) =>
    parContrat(portionsDe(concerne), (portion) => findCartes(concerne.db, portion)),
})
