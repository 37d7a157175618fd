import { champs, definePartie } from '../partie.ts'
import { findAccordsDe } from './accords.repository.ts'
import { findSecretsDe } from './secrets.repository.ts'

export const confidentialiteDonnees = [
  definePartie({
    cle: 'accordsSoins',
    titre: 'Qui voit vos soins',
    chapitre: 'acces',
    tables: ['accord_soins'],
    forme: 'tableau',
    champs: {
      contrat: champs.contrat,
      donneLe: champs.instant('Accord donné le'),
      retireLe: champs.instant('Retiré le'),
    },
    lire: async ({ db, personneId }) => (personneId ? findAccordsDe(db, personneId) : []),
  }),
  definePartie({
    cle: 'soinsSecrets',
    titre: 'Soins gardés confidentiels',
    chapitre: 'sante',
    tables: ['soin_secret'],
    forme: 'tableau',
    champs: {
      contrat: champs.contrat,
      date: champs.jour('Soins du'),
      professionnel: 'Professionnel',
      le: champs.instant('Confidentiel depuis le'),
    },
    lire: async ({ db, personneId }) => (personneId ? findSecretsDe(db, personneId) : []),
  }),
]
