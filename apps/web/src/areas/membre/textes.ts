import { intros, menu, pages, titres } from '@espace-adherent/contract/ecrans'
import { dits } from '../../platform/portail/dits.ts'

const NOMBRES = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six']

export const textes = {
  ...dits('pages', pages),
  toutEstAJour: (jour: string, contrats: number) =>
    contrats > 1
      ? `${jour} · tout est à jour sur vos ${NOMBRES[contrats] ?? contrats} contrats.`
      : `${jour} · tout est à jour sur votre contrat.`,
  administration: 'Administration',
  espaceDe: (nom: string) => `Consulter l’espace de ${nom}`,
  suppressionDemandee: 'La suppression de votre compte est déjà demandée',
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
    remboursements: { libelle: 'Mes remboursements', court: 'Rembourse\u00adments' },
    contrats: { libelle: 'Mes contrats', court: 'Contrats' },
    demarches: { libelle: 'Mes démarches', court: 'Démarches' },
    profil: { libelle: 'Mon profil', court: 'Profil' },
  },
  entrees: dits('menu', menu),
} as const
