import { libellesDomaineDelegation } from '@espace-adherent/domain'
import { champs, definePartie } from '../partie.ts'
import { findToutes } from './delegation.repository.ts'

export const delegationDonnees = definePartie({
  cle: 'delegations',
  titre: 'Accès entre proches',
  chapitre: 'acces',
  tables: ['delegation'],
  forme: 'tableau',
  champs: {
    sens: 'Sens',
    proche: 'Proche',
    email: champs.detail('Adresse de l’invitation'),
    domaines: 'Parties ouvertes',
    fin: champs.jour('Jusqu’au'),
    creeLe: champs.instant('Proposé le'),
    accepteeLe: champs.instant('Accepté le'),
    finieLe: champs.instant('Terminé le'),
  },
  lire: async ({ db, compteId }) =>
    (await findToutes(db, compteId)).map(({ titulaire, mandataire, ...row }) => {
      const isDonnee = row.compteId === compteId
      const autre = isDonnee ? mandataire : titulaire
      return {
        sens: isDonnee ? 'Donné' : 'Reçu',
        proche: autre ? `${autre.prenom} ${autre.nom}` : row.nom,
        email: isDonnee ? row.email : null,
        domaines: row.domaines.map((domaine) => libellesDomaineDelegation[domaine]).join(', '),
        fin: row.fin,
        creeLe: row.creeLe,
        accepteeLe: row.accepteeLe,
        finieLe: row.finieLe,
      }
    }),
})
