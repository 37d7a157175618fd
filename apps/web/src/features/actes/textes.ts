import { demarches } from '@espace-adherent/contract/mots/ecrans'
import type { ModeGestion } from '@espace-adherent/domain/actes'
import { enJoursOuvres } from '@espace-adherent/domain/texte'
import { dits } from '../../platform/portail/dits.ts'

export const textes = {
  ...dits('demarches', demarches),
  // Given by the specification, to the letter.
  modeGestionEchoue: 'Erreur lors de la récupération du mode de gestion.',

  retour: 'Mes démarches',
  contrat: (nomOffre: string, numero: string) => `Contrat ${nomOffre} · ${numero}`,

  etapes: 'Étapes de la démarche',
  etapeSur: (rang: number, nombre: number, titre: string) =>
    `Étape ${rang} sur ${nombre} · ${titre}`,
  faite: 'Étape terminée',
  courante: 'Étape en cours',
  aVenir: 'Étape à venir',
  verification: 'Vérification',
  precedent: 'Retour',

  medical: 'Ces documents contiennent des informations médicales',
  medicalAide: 'Le service médical sera seul à les lire.',
  jointe: 'Joint',
  aJoindre: 'À joindre',
  facultative: 'Facultatif',

  mode: (mode: ModeGestion, isDiffere: boolean) =>
    mode === 'manuel'
      ? 'Un conseiller vérifie votre demande, puis vous répond ici et par e-mail.'
      : isDiffere
        ? 'Par sécurité, ce changement prend effet après un délai\u00a0: vous verrez le jour avant d’envoyer, et vous pourrez l’annuler d’ici là.'
        : 'Votre demande est traitée dès l’envoi, sauf si un conseiller doit la vérifier. Avant d’envoyer, vous verrez quand elle prend effet.',
  delai: (median: number, huitSurDix: number) =>
    `En général ${enJoursOuvres(median)}\u00a0; 8 demandes sur 10 en moins de ${enJoursOuvres(huitSurDix)}.`,
  delaiCourt: (median: number) => `Réponse en ${enJoursOuvres(median)} en général`,

  dejaEnCours: {
    titre: 'Vous avez déjà fait cette demande',
    texte: (reference: string, jour: string, etat: string) =>
      `Demande ${reference} envoyée le ${jour}\u00a0: ${etat.toLowerCase()}. Vous pouvez tout de même en faire une autre.`,
    voir: 'Voir ma demande',
  },

  brouillon: {
    enregistre: (heure: string) => `Brouillon enregistré à ${heure}`,
    enregistreLe: (jour: string) => `Brouillon enregistré le ${jour}`,
    modifie: 'Enregistrement du brouillon…',
    echec: 'Le brouillon n’a pas pu être enregistré',
    echecTexte:
      'Ce que vous avez saisi est toujours à l’écran. Vérifiez votre connexion, gardez cette page ouverte, puis réessayez.',
    reessayer: 'Réessayer',
    conflit: 'Ce brouillon a été modifié ailleurs',
    conflitTexte:
      'Vous l’avez continué sur un autre appareil, ou dans un autre onglet. Laquelle des deux versions voulez-vous garder\u00a0?',
    garder: 'Ce que je vois ici',
    reprendre: 'L’autre version',
    perdus: 'Certaines réponses sont à redonner',
    perdusTexte: (champs: string) =>
      `Cette démarche a changé depuis votre brouillon. À compléter\u00a0: ${champs}.`,
    perteTitre: 'Quitter sans enregistrer\u00a0?',
    perteTexte:
      'Vos dernières réponses n’ont pas pu être enregistrées. Si vous quittez cette page, elles seront perdues.',
    perteOui: 'Quitter quand même',
    perteNon: 'Rester ici',
  },

  recap: {
    titre: 'Relisez, puis envoyez',
    change: 'Ce qui change pour vous',
    reponses: 'Vos réponses',
    modifier: 'Modifier',
    modifierQuoi: (titre: string) => `Modifier\u00a0: ${titre}`,
    pieces: 'Vos documents',
    medicales: 'Vous les avez dits médicaux\u00a0: le service médical sera seul à les lire.',
    effet: (jour: string) => `Prend effet le ${jour}.`,
    aussitot: 'Prend effet dès que votre demande est acceptée.',
    immediat: 'Prend effet dès l’envoi.',
    empeche: 'Quelques points à revoir avant l’envoi',
    corriger: 'Corriger',
    envoyer: 'Envoyer ma demande',
    echec: 'Votre demande n’est pas partie',
    conserve: 'Ce que vous avez saisi est conservé\u00a0: vous pouvez réessayer.',
    illisible: 'L’aperçu de votre demande n’a pas pu être préparé',
    annulable: 'Vous pourrez annuler tant que la demande n’est pas traitée.',
  },

  resultat: {
    reference: (reference: string) => `Référence ${reference}.`,
    email: 'Un e-mail vous le confirme.',
    suivre: 'Suivre ma demande',
    recu: 'Accusé de réception',
    titreRecu: (reference: string) => `Accusé de réception ${reference}`,
  },

  changements: {
    aPartirDu: (jour: string) => `À partir du ${jour}`,
    suivre: 'Suivre',
    suivreLa: (libelle: string) => `Suivre la demande\u00a0: ${libelle}`,
  },

  dialogue: {
    enregistrer: 'Enregistrer',
    plusTard: 'Plus tard',
    seDeconnecter: 'Se déconnecter',
    echec: 'La demande a échoué',
  },

  liste: {
    brouillons: 'À continuer',
    enCours: 'Vos demandes en cours',
    toutes: 'Toutes mes demandes',
    aucune: 'Aucune démarche pour ce contrat',
    aucuneTexte: 'Choisissez un autre contrat en haut de la page, ou consultez l’aide.',
  },
  reprendre: (rang: number, nombre: number) => `Reprendre à l’étape ${rang} sur ${nombre}`,
  pourQui: 'Pour qui\u00a0?',
  indisponible: 'Cette démarche n’est pas disponible',
  indisponibleTexte:
    'Cette démarche n’est pas proposée pour ce contrat. Vos autres démarches vous attendent.',
  pourAdherent:
    'Cette démarche est réservée à la personne qui a souscrit le contrat. Vos autres démarches vous attendent.',
  pourBeneficiaire:
    'Cette démarche est réservée aux personnes couvertes par le contrat sans l’avoir souscrit. Vos autres démarches vous attendent.',
  contratFini:
    'Ce contrat a pris fin\u00a0: elle ne le concerne plus. Choisissez un contrat en cours en haut de la page.',
  inconnue: 'Cette démarche n’existe pas',
  enDirect: {
    badge: 'Estimation',
    attente: 'Calcul en cours…',
    echec: 'L’estimation n’a pas pu être calculée',
  },
} as const
