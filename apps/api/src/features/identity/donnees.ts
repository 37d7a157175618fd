import { APPAREIL_INCONNU } from '@espace-adherent/domain'
import { champs, definePartie } from '../partie.ts'
import type { Identity } from './identity.ts'
import { findConnexions } from './sessions.repository.ts'

export const createIdentityDonnees = ({ identity }: { identity: Identity }) => [
  definePartie({
    cle: 'sessions',
    titre: 'Appareils connectés',
    chapitre: 'acces',
    isPremiere: true,
    tables: ['session'],
    forme: 'tableau',
    champs: {
      appareil: 'Appareil',
      ouverteLe: champs.instant('Connecté le'),
      vueLe: champs.instant('Actif le'),
    },
    lire: async ({ compteId }) =>
      (await identity.listSessions(compteId)).map(({ appareil, ouverteLe, vueLe }) => ({
        appareil: appareil ?? APPAREIL_INCONNU,
        ouverteLe,
        vueLe,
      })),
  }),
  definePartie({
    cle: 'connexions',
    titre: 'Connexions',
    chapitre: 'acces',
    tables: ['connexion'],
    forme: 'tableau',
    champs: { le: champs.instant('Le') },
    lire: ({ db, compteId }) => findConnexions(db, compteId),
  }),
]
