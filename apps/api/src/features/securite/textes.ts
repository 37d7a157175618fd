/**
 * French typography: a no-break space stands before « : ; ? ! ». Not in text messages: there it would
 * cost the long alphabet, and with it half the length; the same goes for the curved apostrophe.
 */
export const textes = {
  api: {
    etiquette: 'Code de sécurité',
    send: 'Envoyer un code de sécurité par e-mail ou par SMS',
    verify: 'Vérifier un code de sécurité, et faire ce qu’il autorise',
    contact: 'Où les codes de sécurité peuvent être envoyés (coordonnées masquées)',
    refresh: 'Relire les coordonnées après un changement de téléphone',
  },
  refusVisiteur: 'Le code de sécurité est incorrect ou n’est plus valable',
  code: {
    sujet: 'Votre code de sécurité',
    objet: (objet: string) => `Voici le code de sécurité demandé pour ${objet}\u00a0:`,
    validite: (minutes: number) =>
      `Il est valable ${minutes}\u00a0minutes et ne sert qu’une seule fois.`,
    secret: (nom: string) =>
      `Ne le communiquez à personne\u00a0: aucun conseiller de ${nom} ne vous le demandera.`,
    pasMoi:
      'Si vous n’avez rien demandé, ne tenez pas compte de ce message. Par précaution, changez votre mot de passe.',
    sms: (nom: string, code: string, objet: string, minutes: number) =>
      `${nom} : ${code} est votre code pour ${objet}. Valable ${minutes} minutes. Ne le communiquez à personne.`,
  },
  telephoneModifie: {
    sujet: 'Votre numéro de téléphone a changé',
    texte: (masque: string) =>
      `Le numéro de mobile de votre espace personnel est désormais le ${masque}.`,
    sms: (nom: string) =>
      `${nom} : le numéro de téléphone de votre espace personnel a changé. Si ce n'est pas vous, contactez-nous.`,
  },
  protectionDesactivee: {
    sujet: 'La protection par SMS est désactivée',
    texte:
      'Aucun code de sécurité ne vous sera plus demandé pour vous connecter à votre espace personnel.',
    personnel:
      'La protection que vous aviez demandée est désactivée. Un code de sécurité vous est toujours demandé pour vous connecter, comme à toutes les personnes qui ont accès à l’administration.',
  },
  pasMoi:
    'Si vous n’êtes pas à l’origine de ce changement, changez votre mot de passe et contactez-nous sans attendre.',
} as const
