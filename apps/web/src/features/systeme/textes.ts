export const textes = {
  partout: 'De partout',
  accord: {
    demandee: (par: string) => `Demandé par ${par}`,
    inconnu: 'quelqu’un qui n’a plus de compte',
    confirmer: 'Accorder cette clé',
    refuser: 'Refuser',
    consequence:
      'Le système nommé pourra faire, au nom de l’assureur, tout ce que disent les portées de cette clé.',
    fermer: 'Ne rien décider',
  },
  remise: {
    remettre: 'Afficher le secret',
    titre: 'Secret de la clé',
    unique:
      'Copiez-le maintenant dans le coffre du système\u00a0: il ne sera plus jamais affiché, ni ici ni ailleurs.',
    secret: 'À envoyer dans l’en-tête «\u00a0Authorization: Bearer …\u00a0»',
    copier: 'Copier',
    copie: 'Le secret est copié',
    fermer: 'Je l’ai copié',
    echec: 'Le secret n’a pas été affiché',
  },
} as const
