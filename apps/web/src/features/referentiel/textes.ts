import { accorde, denombre } from '@espace-adherent/domain/texte'

const lignes = (n: number) => denombre(n, 'ligne')

export const textes = {
  importer: 'Importer un CSV',
  titre: (table: string) => `Importer\u00a0: ${table}`,
  fichier: 'Fichier CSV',
  fichierAide:
    'Colonnes code, libelle et, si besoin, ordre. Rien n’est écrit avant que vous ayez vu le résultat.',
  pasUnCsv: 'Choisissez un fichier CSV\u00a0: votre tableur sait l’enregistrer sous cette forme.',
  tropLourd: 'Ce fichier est trop long\u00a0: coupez-le en deux.',
  essai: 'Ce que l’import ferait',
  creations: (n: number) => `${lignes(n)} à créer`,
  modifications: (n: number) => `${lignes(n)} à modifier`,
  inchangees: (n: number) => `${lignes(n)} ${accorde(n, 'identique')}`,
  absentes: (n: number) =>
    `${lignes(n)} de la table ${accorde(n, 'absente')} du fichier, ${accorde(n, 'gardée')}`,
  erreurs: (n: number) => `${lignes(n)} à corriger\u00a0: rien ne sera importé`,
  ligne: (n: number) => `Ligne ${n}`,
  code: 'Code',
  avant: 'Avant',
  apres: 'Après',
  nouvelle: '(nouvelle)',
  confirmer: (n: number) => `Importer ${lignes(n)}`,
  fait: 'Import terminé.',
  refuse: 'Le fichier n’a pas pu être lu',
  rien: 'Ce fichier ne change rien.',
} as const
