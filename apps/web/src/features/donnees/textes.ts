export const textes = {
  copie: 'Une copie de mes données',
  chapo:
    'Demandez une copie de ce que votre espace conserve à votre sujet. Elle est prête en quelques minutes, en deux fichiers\u00a0:',
  fichiers: [
    { nom: 'PDF', quoi: 'pour la lire' },
    { nom: 'JSON', quoi: 'complet, pour un logiciel ou un autre organisme' },
  ],
  contenu: 'Ce qu’elle contient',
  masque:
    'Votre numéro de sécurité sociale, vos numéros de téléphone et vos comptes bancaires y sont masqués en partie. Les soins de vos proches de 16\u00a0ans et plus n’y figurent pas\u00a0: ils peuvent demander leur propre copie.',
  demander: 'Demander une copie',
  demanderAutre: 'Demander une nouvelle copie',
  code: 'Un code de sécurité vous sera demandé.',
  preparation: 'Votre copie se prépare',
  preparationTexte:
    'Vous pouvez quitter cette page\u00a0: un e-mail et une notification vous préviendront quand elle sera prête.',
  progression: 'Préparation de votre copie',
  prete: 'Votre copie est prête',
  preteTexte: (demandee: string, jusquAu: string) =>
    `Demandée le ${demandee}. Vous pouvez la télécharger jusqu’au ${jusquAu}.`,
  telecharger: (format: string) => `Télécharger en ${format}`,
  echec: 'Votre copie n’a pas pu être préparée',
  echecTexte: 'Vous pouvez en demander une autre. Si cela recommence, écrivez-nous.',
  echecs: {
    lecture: 'Votre copie n’a pas pu être chargée',
    demande: 'La copie n’a pas pu être demandée.',
    telechargement: 'La copie n’a pas pu être téléchargée.',
    consultations: 'La liste n’a pas pu être chargée',
  },
  nomFichier: 'mes-donnees',
  consultations: 'Qui a consulté mon dossier',
  consultationsChapo:
    'Chaque fois qu’une personne de nos équipes ouvre vos demandes ou agit sur votre compte, ou qu’un proche ouvre votre espace, c’est écrit ici.',
  consultationsVide: 'Personne n’a ouvert votre dossier',
  consultationsVideTexte:
    'Quand quelqu’un l’ouvrira, vous verrez ici qui, quand et pour quel geste.',
  ancien: 'Une personne qui n’a plus de compte',
  demande: (libelle: string) => `Voir la demande «\u00a0${libelle}\u00a0»`,
  inattendu: 'Quelque chose vous surprend\u00a0?',
  inattenduTexte: 'Écrivez-nous\u00a0: nous vous dirons pourquoi votre dossier a été ouvert.',
  ecrire: 'Nous écrire',
} as const
