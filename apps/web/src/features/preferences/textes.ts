export const textes = {
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
  silenceDebut: 'Ne rien m’envoyer à partir de',
  silenceFin: 'Jusqu’à',
  aideSilence:
    'Facultatif. Les alertes attendent la fin de ces heures. Laissez les deux vides pour n’en avoir aucune.',
  silence: 'Heures de silence',
  aideAlertes: (canaux: string) =>
    `Par notification dans votre espace, et par\u00a0: ${canaux}. La décision d’une demande part toujours par e-mail\u00a0; cette alerte y ajoute le SMS.`,
  surCetAppareil: {
    titre: 'Notifications sur vos appareils',
    prevenir: 'Me prévenir sur cet appareil',
    aide: 'Une notification s’affiche quand il y a du nouveau, sans rien dire de ce que c’est. Elle respecte vos heures de silence et s’arrête dès que vous vous déconnectez.',
    refusee:
      'Votre navigateur bloque les notifications de ce site\u00a0: autorisez-les dans ses réglages.',
    impossible:
      'Ce navigateur ne sait pas recevoir de notifications. Sur un iPhone, ajoutez d’abord votre espace à l’écran d’accueil.',
    ailleurs: 'Aussi prévenus',
    inconnu: 'Appareil inconnu',
    depuis: (jour: string) => `Depuis le ${jour}`,
    retirer: 'Arrêter',
    retirerQuoi: (appareil: string) => `Arrêter les notifications\u00a0: ${appareil}`,
    echec: 'Les notifications n’ont pas pu être changées',
  },
  aideEnLigne: 'Ce que vous ne choisissez pas en ligne vous est envoyé par la poste, gratuitement.',
  surLigne: 'En ligne',
  poste: 'Par la poste',
  depuis: (jour: string) => `Choix du ${jour}.`,
} as const
