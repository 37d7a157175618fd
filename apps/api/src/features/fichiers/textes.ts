export const textes = {
  etiquetteApi: 'Fichiers',
  resumeUpload: 'Déposer un fichier',
  resumeDownload: 'Relire un fichier que l’on a déposé',
  descriptionFichier: 'Le fichier, un seul par requête',
  unSeulFichier: 'Envoyez un seul fichier à la fois',
  fichierVide: 'Ce fichier est vide',
  envoiIncomplet: 'L’envoi du fichier n’a pas abouti : recommencez',
  champInconnu: 'Le champ auquel ce fichier répond n’est pas reconnu',
  depotIndisponible:
    'Le dépôt de documents est momentanément indisponible. Réessayez dans quelques minutes',
  tropDeFichiers: 'Vous avez déposé beaucoup de fichiers. Patientez une heure, puis réessayez',
  contenuEtranger: (extension: string) =>
    `Le contenu de ce fichier n’est pas celui d’un fichier .${extension}`,
  contenuIncomplet: 'Ce fichier est incomplet ou endommagé',
  contenuDouble: 'Ce fichier contient autre chose que le document annoncé : il n’est pas accepté',
  contenuDemesure: 'Ce document est trop volumineux une fois ouvert : il n’est pas accepté',
} as const
