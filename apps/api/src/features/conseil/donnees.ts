import { actes } from '@espace-adherent/contract'
import type { Sealer } from '../../platform/crypto/index.ts'
import { champs, definePartie } from '../partie.ts'
import { findDuCompte } from './conseil.repository.ts'
import { toConseilDemande } from './conseil.ts'

export const createConseilDonnees = ({ sealer }: { sealer: Sealer }) =>
  definePartie({
    cle: 'conseils',
    titre: 'Conseils que nous vous avons donnés',
    chapitre: 'demandes',
    tables: ['conseil'],
    forme: 'fiche',
    champs: {
      donneLe: champs.instant('Donné le'),
      demarche: 'Démarche',
      contrat: champs.contrat,
      besoins: 'Vos besoins',
      conseil: 'Notre conseil',
      raisons: champs.detail('Pourquoi'),
      recuLe: champs.instant('Documents reçus le'),
    },
    lire: async ({ db, compteId }) =>
      (await findDuCompte(db, compteId)).map((row) => {
        const dit = toConseilDemande(sealer, row)
        return {
          donneLe: row.donneLe,
          demarche: actes[row.acte].libelle,
          contrat: row.numeroContrat,
          besoins: dit.besoins.map(({ question, reponse }) => `${question}\u00a0: ${reponse}`),
          conseil: dit.titre,
          raisons: dit.raisons,
          recuLe: row.recuLe,
        }
      }),
  })
