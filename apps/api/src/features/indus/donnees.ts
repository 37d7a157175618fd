import { libellesEtatIndu, libellesMotifIndu } from '@espace-adherent/domain'
import { champs, definePartie, parContrat, portionsDe } from '../partie.ts'
import { findIndusDe } from './indus.repository.ts'

export const indusDonnees = definePartie({
  cle: 'indus',
  titre: 'Trop-perçus à rembourser',
  chapitre: 'contrats',
  tables: ['indu', 'indu_echeance'],
  forme: 'tableau',
  champs: {
    contrat: champs.contrat,
    demandeLe: champs.jour('Demandé le'),
    motif: 'Raison',
    explication: 'Explication',
    montant: champs.montant('Montant'),
    reste: champs.montant('Reste à rembourser'),
    etat: 'État',
  },
  lire: (concerne) =>
    parContrat(portionsDe(concerne), async (contrat) =>
      (concerne.personneId === null
        ? []
        : await findIndusDe(concerne.db, contrat, concerne.personneId)
      ).map(({ indu, echeances }) => ({
        demandeLe: indu.demandeLe,
        motif: libellesMotifIndu[indu.motif],
        explication: indu.explication,
        montant: indu.montant,
        reste: echeances.reduce((reste, e) => (e.payeeLe ? reste : reste + e.montant), 0),
        etat: libellesEtatIndu[indu.etat],
      })),
    ),
})
