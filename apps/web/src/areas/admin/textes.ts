export const textes = {
  tableauDeBord: 'Tableau de bord',
  tableauDeBordCourt: 'Accueil',
  tableauDeBordLead: 'Ce qui se passe, ce qui attend, et ce que quelqu’un devrait regarder.',
  demandes: 'Demandes',
  reclamations: 'Réclamations',
  reclamationsLead:
    'Toutes les réclamations, d’où elles viennent et ce qui est fait pour qu’elles ne se reproduisent pas.',
  registreDroits: 'Droits',
  registreDroitsLead: 'Ce que chacun a demandé sur ses données, et quand il a eu sa réponse.',
  violations: 'Violations',
  violationsLead:
    'Ce qui est arrivé à des données, qui a été touché, quand la CNIL et les personnes l’ont su.',
  conservation: 'Conservation',
  conservationLead:
    'Combien de temps chaque donnée est gardée, ce qui partirait aujourd’hui et ce qui est parti.',
  gelsLead: 'Rien n’est supprimé d’un contrat gelé, quelle que soit son ancienneté.',
  suivis: 'Suivis',
  impayes: 'Cotisations impayées',
  impayesCourt: 'Impayés',
  impayesLead:
    'Les contrats dont un prélèvement est revenu\u00a0: la mise en demeure et ses effets, aux dates de la loi.',
  tropVerses: 'Trop-versés',
  tropVersesLead:
    'Ce que des adhérents ont payé de trop, et les paiements par carte à vérifier auprès du prestataire.',
  indus: 'Trop-perçus',
  indusLead:
    'Les remboursements versés à tort\u00a0: la lettre qui les réclame, ce que l’adhérent répond, ce qui est rendu.',
  portabilites: 'Portabilités',
  portabilitesLead:
    'Les anciens salariés que leur contrat d’entreprise couvre encore, gratuitement, et jusqu’à quand.',
  evolutions: 'Changements notifiés',
  evolutionsCourt: 'Changements',
  evolutionsLead:
    'Ce qui change dans les garanties ou les cotisations d’une offre : la lettre à chacun, dans les délais de la loi, et sa preuve.',
  motifs: 'Motifs',
  motifsLead:
    'Ce que les gestionnaires proposent en refusant, en demandant une pièce ou en classant, acte par acte.',
  impressions: 'Courriers à imprimer',
  impressionsCourt: 'Courriers',
  impressionsLead:
    'Les documents de ceux qui les reçoivent sur papier\u00a0: à ouvrir et imprimer, ou à exporter pour l’imprimeur, puis à marquer «\u00a0Remis à La Poste\u00a0».',
  ratios: 'Ratios annuels',
  ratiosCourt: 'Ratios',
  ratiosLead:
    'Ce que l’organisme verse et dépense de ses cotisations, année par année\u00a0: affiché sur les échéanciers, les garanties et les devis. Sans lui, l’échéancier d’une année ne peut pas être édité.',
  ratiosManquants: (annee: number) => `Les échéanciers ${annee} ne peuvent pas être édités`,
  ratiosManquantsTexte:
    'Leurs ratios manquent. Ajoutez-les ci-dessous\u00a0: ce qui attendait partira dans les minutes qui suivent.',
  renforts: 'Renforts et besoins',
  renfortsCourt: 'Renforts',
  renfortsLead:
    'Les besoins auxquels chaque renfort répond\u00a0: le conseil remis avant une souscription s’appuie sur eux. Les prix et les garanties viennent de la gestion.',
  reseauxSoins: 'Réseaux de soins',
  reseauxSoinsLead:
    'Les réseaux où vos adhérents paient moins, tels qu’ils les voient, dans cet ordre.',
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
  nouveautes: 'Nouveautés',
  contenusLead: 'Pages, aides et messages que lisent les visiteurs et les adhérents.',
  nouveautesLead: 'Ce qui change dans le portail, annoncé à ceux qui s’en servent.',
  historique: 'Historique',
  historiqueLead: 'Qui a fait quoi, quand\u00a0: chaque ligne est scellée, aucune ne s’efface.',
  contenus: 'Contenus',
  faq: 'Questions fréquentes',
  faqCourt: 'Questions',
  mediatheque: 'Médiathèque',
  bibliotheques: 'Bibliothèques',
  bibliothequesLead: 'Où ranger les documents de la médiathèque.',
  tags: 'Mots-clés',
  tagsLead: 'De quoi retrouver les documents de la médiathèque.',
  textes: 'Textes',
  mails: 'E-mails et SMS',
  mailsLead: 'Ce que le portail écrit aux adhérents.',
  editions: 'Éditions',
  editionsLead: 'Les phrases des documents que le portail imprime.',
  etiquettes: 'Étiquettes',
  etiquettesLead:
    'Les phrases des écrans du portail. Rechargez une page pour y lire les nouvelles phrases.',
  traductions: 'Traductions',
  traductionsLead: 'Ce que le portail répond quand il refuse quelque chose.',
  notifications: 'Notifications',
  audiences: 'Audiences',
  audiencesLead: 'À qui écrire\u00a0: des règles sur le contrat et le compte, jamais sur la santé.',
  tarifsSoins: 'Tarifs des soins',
  tarifsSoinsLead:
    'Bases, taux et prix limites à corriger, chacun à partir d’un jour. Les montants se calculent avec eux dès l’enregistrement.',
  reglesDateEffet: 'Dates d’effet',
  reglesDateEffetLead:
    'Les jours que chaque démarche propose, selon l’offre. Un changement vaut dès la demande suivante.',
  monAcces: 'Mon accès',
  monAccesLead:
    'Comment vous entrez dans l’administration\u00a0: un mobile ou une application pour vos codes, ou une clé d’accès.',
  exports: 'Exports',
  exportsLead: 'Les longues listes que vous avez demandées, prêtes à télécharger.',
} as const
