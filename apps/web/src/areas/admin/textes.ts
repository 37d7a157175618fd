export const textes = {
  tableauDeBord: 'Tableau de bord',
  tableauDeBordCourt: 'Accueil',
  tableauDeBordLead: 'Ce qui se passe, ce qui attend, et ce que quelqu’un devrait regarder.',
  demandes: 'Demandes',
  conservation: 'Conservation',
  conservationLead:
    'Combien de temps chaque donnée est gardée, ce qui partirait aujourd’hui et ce qui est parti.',
  gelsLead: 'Rien n’est supprimé d’un contrat gelé, quelle que soit son ancienneté.',
  suivis: 'Dossiers suivis',
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
  mediatheque: 'Médiathèque',
  textes: 'Textes',
  notifications: 'Notifications',
  session: {
    titre: (reste: string) => `Votre session se termine dans ${reste}`,
    texte:
      'Vous n’avez rien demandé au portail depuis un moment. Ce que vous écrivez est gardé, et vous attend à la prochaine connexion.',
    texteMax:
      'Une session dure au plus une journée de travail\u00a0: il faudra vous reconnecter. Ce que vous écrivez est gardé, et vous attend.',
    rester: 'Rester connecté',
    compris: 'J’ai compris',
  },
  ecritsGardes: 'Ce que vous avez écrit est gardé',
  ecritsGardesTexte: 'Rien d’autre n’est à enregistrer ici.',
  vueQuittee: 'La vue de l’espace de l’adhérent est terminée. Vous êtes de nouveau chez vous.',
  monAcces: 'Mon accès',
  monAccesLead:
    'Comment vous entrez dans l’administration\u00a0: un mobile ou une application pour vos codes, ou une clé d’accès.',
  exports: 'Exports',
  exportsLead: 'Les longues listes que vous avez demandées, prêtes à télécharger.',
} as const
