import { APPAREIL_INCONNU } from '@espace-adherent/domain'
import { findAppareils } from '../identity/index.ts'
import { champs, definePartie } from '../partie.ts'

export const appareilsDonnees = definePartie({
  cle: 'appareilsPrevenus',
  titre: 'Appareils prévenus par notification',
  chapitre: 'compte',
  tables: ['appareil_prevenu'],
  forme: 'tableau',
  champs: {
    appareil: 'Appareil',
    creeLe: champs.instant('Depuis'),
    vuLe: champs.instant('Utilisé le'),
  },
  lire: async ({ db, compteId }) =>
    (await findAppareils(db, compteId)).map(({ appareil, creeLe, vuLe }) => ({
      appareil: appareil ?? APPAREIL_INCONNU,
      creeLe,
      vuLe,
    })),
})
