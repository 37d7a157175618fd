/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  titre: 'Signaler un problème d’accessibilité',
  lead: 'Un écran, un e-mail ou un document que vous n’arrivez pas à lire ou à utiliser\u00a0: dites-le-nous.',
  votre: 'Votre signalement',
  page: 'Où cela se passe',
  pageAide: 'Le nom de l’écran, son adresse, ou le document.',
  message: 'Ce qui ne va pas',
  messageAide: 'Ce que vous vouliez faire, et ce qui vous en empêche.',
  outil: 'Ce que vous utilisez',
  outilAide: 'Facultatif\u00a0: un lecteur d’écran, le zoom, le clavier seul…',
  confirmer: 'Envoyer mon signalement',
  suites: 'Nos engagements',
  schema: 'Schéma pluriannuel',
  plan: 'Plan d’actions de l’année',
  signaler: 'Signaler un problème',
  signalerTexte:
    'Vous n’arrivez pas à lire un contenu ou à faire une démarche\u00a0: dites-le-nous, avec ou sans compte. Vous recevez un accusé de réception, puis une réponse.',
} as const
