export const textes = {
  tableauDeBord: 'Tableau de bord',
  tableauDeBordCourt: 'Accueil',
  tableauDeBordLead: 'Ce qui se passe, ce qui attend, et ce que quelqu’un devrait regarder.',
  demandes: 'Demandes',
  conservation: 'Conservation',
  conservationLead:
    'Combien de temps chaque donnée est gardée, ce qui partirait aujourd’hui et ce qui est parti.',
  gelsLead: 'Rien n’est supprimé d’un contrat gelé, quelle que soit son ancienneté.',
  suivis: 'Suivis',
  tropVerses: 'Trop-versés',
  tropVersesLead:
    'Ce que des adhérents ont payé de trop, et les paiements par carte à vérifier auprès du prestataire.',
  indus: 'Trop-perçus',
  indusLead:
    'Les remboursements versés à tort\u00a0: la lettre qui les réclame, ce que l’adhérent répond, ce qui est rendu.',
  portabilites: 'Portabilités',
  portabilitesLead:
    'Les anciens salariés que leur contrat d’entreprise couvre encore, gratuitement, et jusqu’à quand.',
  ratiosManquants: (annee: number) => `Les échéanciers ${annee} ne peuvent pas être édités`,
  ratiosManquantsTexte:
    'Leurs ratios manquent. Ajoutez-les ci-dessous\u00a0: ce qui attendait partira dans les minutes qui suivent.',
  exploitation: 'Exploitation',
  exploitationLead:
    'Tâches de fond, messages et santé du portail\u00a0; aucune donnée de personne.',
  sections: {
    traiter: 'Traiter',
    publier: 'Publier',
    parametrer: 'Paramétrer',
    controler: 'Contrôler',
  },
  utilisateurs: 'Utilisateurs',
  utilisateursCourt: 'Comptes',
  clients: 'Clients',
  roles: 'Rôles',
  pageInconnue: 'Page inconnue',
  accesNonAutorise: 'Accès non autorisé',
  pageInconnueTexte: 'Choisissez une page dans le menu.',
  administration: 'Administration',
  espaceAdherent: 'Espace adhérent',
  referentiels: 'Référentiels',
  referentielsCourt: 'Tables',
  referentielsLead:
    'Codes et libellés proposés dans les listes du portail. Vos changements ne valent que pour vos adhérents.',
  partagee: 'Table partagée, en lecture seule',
  partageeLead: 'Codes et libellés communs à tous les organismes de cette installation.',
  partageeTexte: (source: string) =>
    `Sa source est ${source}. L’installation la tient à jour pour tous les organismes. Pour une correction, adressez-vous à la personne qui exploite le portail.`,
  table: 'Table',
  tableInconnue: 'Cette table n’existe pas',
  contenus: 'Contenus',
  contenusLead: 'Pages, aides et messages que lisent les visiteurs et les adhérents.',
  faq: 'Questions fréquentes',
  faqCourt: 'Questions',
  mediatheque: 'Médiathèque',
  textes: 'Textes',
  notifications: 'Notifications',
  monAcces: 'Mon accès',
  monAccesLead:
    'Comment vous entrez dans l’administration\u00a0: un mobile ou une application pour vos codes, ou une clé d’accès.',
  exports: 'Exports',
  exportsLead: 'Les longues listes que vous avez demandées, prêtes à télécharger.',
} as const
