import { libellesAlerte, libellesCanalContact, libellesPapier } from '@espace-adherent/domain'
import { champs, definePartie } from '../partie.ts'
import {
  findAbonnementsDates,
  findAlertesEnvoyees,
  findPreferences,
} from './preferences.repository.ts'

export const preferencesDonnees = [
  definePartie({
    cle: 'preferences',
    titre: 'Préférences de communication',
    chapitre: 'compte',
    tables: ['preference', 'compte'],
    forme: 'fiche',
    champs: {
      service: 'Messages de service par',
      information: 'Informations par',
      offres: 'Offres par',
      silenceDebut: 'Ne pas déranger à partir de',
      silenceFin: 'Ne pas déranger jusqu’à',
      telephone: 'Appels pour présenter des offres',
      telephoneLe: champs.instant('Répondu sur les appels le'),
      telephonePhrase: 'Phrase à laquelle vous avez répondu',
      le: champs.instant('Choisi le'),
      isDematerialise: 'Documents en ligne',
      papiersPoste: 'Documents encore envoyés par la poste',
      dematerialiseLe: champs.instant('Choix des documents fait le'),
    },
    async lire({ db, compteId }) {
      const { communication, isDematerialise, papiersPoste, dematerialiseLe } =
        await findPreferences(db, compteId)
      const canaux = (sujet: 'service' | 'information' | 'offres') =>
        communication?.[sujet].map((canal) => libellesCanalContact[canal]) ?? null
      return [
        {
          service: canaux('service'),
          information: canaux('information'),
          offres: canaux('offres'),
          silenceDebut: communication?.silenceDebut ?? null,
          silenceFin: communication?.silenceFin ?? null,
          telephone: communication?.telephone ?? false,
          telephoneLe: communication?.telephoneLe ?? null,
          telephonePhrase: communication?.telephonePhrase ?? null,
          le: communication?.le ?? null,
          isDematerialise,
          papiersPoste: papiersPoste.map((papier) => libellesPapier[papier]),
          dematerialiseLe,
        },
      ]
    },
  }),
  definePartie({
    cle: 'alertes',
    titre: 'Alertes choisies',
    chapitre: 'compte',
    tables: ['abonnement'],
    forme: 'tableau',
    champs: { alerte: 'Alerte', depuis: champs.instant('Depuis') },
    lire: async ({ db, compteId }) =>
      (await findAbonnementsDates(db, compteId)).map(({ alerte, depuis }) => ({
        alerte: libellesAlerte[alerte],
        depuis,
      })),
  }),
  definePartie({
    cle: 'alertesEnvoyees',
    titre: 'Alertes envoyées',
    chapitre: 'echanges',
    tables: ['alerte_envoyee'],
    forme: 'tableau',
    champs: {
      alerte: 'Alerte',
      objet: champs.detail('Numéro de ce qui est arrivé'),
      le: champs.instant('Le'),
    },
    lire: async ({ db, compteId }) =>
      (await findAlertesEnvoyees(db, compteId)).map(({ alerte, ...row }) => ({
        ...row,
        alerte: libellesAlerte[alerte],
      })),
  }),
]
