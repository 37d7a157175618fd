import { intros, menu, pages, titres } from '@espace-adherent/contract/mots/ecrans'
import { de } from '@espace-adherent/domain/texte'
import { dits } from '../../platform/portail/dits.ts'

const NOMBRES = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six']

export const textes = {
  ...dits('pages', pages),
  toutEstAJour: (jour: string, contrats: number) =>
    contrats > 1
      ? `${jour} · tout est à jour sur vos ${NOMBRES[contrats] ?? contrats} contrats.`
      : `${jour} · tout est à jour sur votre contrat.`,
  administration: 'Administration',
  espaceDe: (nom: string) => `Consulter l’espace ${de(nom)}`,
  suppressionDemandee: 'La suppression de votre compte est déjà demandée',
  horsConnexion: {
    titre: 'Vous êtes hors ligne.',
    texte: 'Ce qui est déjà affiché reste lisible\u00a0; le reste reviendra avec le réseau.',
    carte: 'Voir ma carte',
    ecran: {
      titre: 'Cette page n’est pas encore sur cet appareil',
      texte: 'Cette page s’ouvrira d’elle-même au retour du réseau.',
    },
    panne: {
      titre: 'Cette page n’a pas pu être ouverte',
      texte: 'Votre espace a peut-être été mis à jour\u00a0: rechargez la page.',
    },
    recharger: 'Recharger la page',
    retour: 'Retour',
  },
  suivreDemande: 'Suivre ma demande',
  titres: dits('titres', titres),
  leads: dits('intros', intros),
  garantiesIntro: {
    sante: (nomOffre: string) => `Votre contrat ${nomOffre}, soin par soin`,
    prevoyance: (nomOffre: string) => `Votre contrat ${nomOffre}, garantie par garantie`,
  },
  cotisationsIntro: (nomOffre: string) =>
    `Contrat ${nomOffre}\u00a0: ce qui est payé, ce qui vient`,
  groupes: {
    accueil: { libelle: 'Accueil', court: 'Accueil' },
    remboursements: { libelle: 'Mes remboursements', court: 'Remboursements' },
    contrats: { libelle: 'Mes contrats', court: 'Contrats' },
    demarches: { libelle: 'Mes démarches', court: 'Démarches' },
    profil: { libelle: 'Mon profil', court: 'Profil' },
  },
  entrees: dits('menu', menu),
} as const
