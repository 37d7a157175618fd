import { libelleRoles, maskTelephone } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import { champs, definePartie } from '../partie.ts'
import { openNouvelIdentifiant } from './changement.ts'
import { findChangement } from './changements.repository.ts'
import { findCompteEntier } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'

export const createComptesDonnees = (deps: ComptesDeps) => [
  definePartie({
    cle: 'compte',
    titre: 'Compte',
    chapitre: 'compte',
    isPremiere: true,
    tables: ['compte'],
    forme: 'fiche',
    champs: {
      identifiant: 'Identifiant',
      email: 'Adresse e-mail',
      civilite: champs.detail('Code de la civilité'),
      prenom: 'Prénom',
      nom: 'Nom',
      role: 'Rôle',
      telephone: 'Mobile des codes de sécurité (masqué)',
      telephoneConfirmeLe: champs.instant('Mobile confirmé le'),
      isTelephoneInterdit: champs.detail('Mobile qui ne peut pas recevoir de SMS'),
      codesPar: champs.detail('Codes de sécurité envoyés par (quand un mobile est confirmé)'),
      isAmf: 'Vérification en deux étapes',
      isCreeParAssureur: 'Compte créé par l’assureur',
      creeLe: champs.instant('Créé le'),
      cguAccepteesLe: champs.instant('Conditions d’utilisation acceptées le'),
    },
    lire: async ({ db, compteId }) =>
      (await findCompteEntier(db, compteId)).map(({ telephone, roles, ...compte }) => ({
        ...compte,
        role: libelleRoles(roles),
        telephone:
          telephone &&
          maskTelephone(deps.sealer.unseal(telephone, sealed.compteTelephone(compteId))),
      })),
  }),
  definePartie({
    cle: 'changementIdentifiant',
    titre: 'Changement d’identifiant en attente',
    chapitre: 'compte',
    tables: ['changement_identifiant'],
    forme: 'fiche',
    champs: {
      nouvelIdentifiant: 'Nouvel identifiant',
      demandeLe: champs.instant('Demandé le'),
      confirmeLe: champs.instant('Confirmé le'),
      effetLe: champs.instant('Prend effet le'),
    },
    async lire({ db, compteId }) {
      const changement = await findChangement(db, compteId)
      return changement
        ? [{ ...changement, nouvelIdentifiant: openNouvelIdentifiant(deps, changement) }]
        : []
    },
  }),
]
