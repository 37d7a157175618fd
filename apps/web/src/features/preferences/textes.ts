import { elider } from '@espace-adherent/domain/texte'

export const textes = {
  modifier: 'Modifier',
  modifierQuoi: (quoi: string) => `Modifier\u00a0: ${quoi}`,
  sujets: {
    service: 'Vos remboursements, vos contrats et vos demandes',
    information: 'Conseils de prévention et actualités de votre assureur',
    offres: 'Offres et nouveaux produits',
  },
  aideService:
    'Quoi que vous choisissiez, nous vous écrivons par e-mail pour la sécurité de votre compte et le suivi de vos demandes.',
  aideSms: (mobile: string) => `Les SMS partent au ${mobile}.`,
  sansMobile: 'Pour recevoir des SMS, enregistrez et confirmez d’abord un numéro de mobile.',
  telephone: 'Appels pour vous présenter nos offres',
  enregistre: 'C’est enregistré.',
  annuler: 'Annuler',
  auMoinsUn: 'Gardez au moins un moyen d’être prévenu.',
  echec: 'Votre choix n’a pas pu être enregistré',
  oui: 'Oui',
  non: 'Non',
  silenceDebut: 'Ne rien m’envoyer à partir de',
  silenceFin: 'Jusqu’à',
  aideSilence: 'Facultatif. Les alertes attendent la fin de ces heures.',
  silence: 'Heures de silence',
  silenceDe: (debut: string, fin: string) => `${elider('De', debut)} à ${fin}`,
  aucun: 'Aucun',
  aucune: 'Aucune',
  alertes: 'Prévenez-moi quand…',
  aideAlertes: (canaux: string) =>
    `Par notification dans votre espace, et par\u00a0: ${canaux}. La décision d’une demande part toujours par e-mail\u00a0; cette alerte y ajoute le SMS.`,
  enLigne: 'À recevoir en ligne plutôt que par la poste',
  aideEnLigne: 'Ce qui n’est pas coché vous est envoyé par la poste, gratuitement.',
  surLigne: 'En ligne',
  poste: 'Par la poste',
  depuis: (jour: string) => `Choix du ${jour}.`,
} as const
