export const textes = {
  etiquetteApi: 'fichiers',
  resumeUpload: 'Déposer un fichier',
  resumeDownload: 'Relire un fichier que l’on a déposé',
  descriptionFichier: 'Le fichier, un seul par requête',
  unSeulFichier: 'Envoyez un seul fichier à la fois',
  fichierVide: 'Ce fichier est vide',
  envoiIncomplet: 'L’envoi du fichier n’a pas abouti\u00a0: recommencez',
  champInconnu: 'Le champ auquel ce fichier répond n’est pas reconnu',
  depotIndisponible:
    'Le dépôt de documents est momentanément indisponible. Réessayez dans quelques minutes',
  sansAntivirus:
    'Nous ne pouvons pas recevoir de document en ligne pour l’instant\u00a0: envoyez-le-nous par courrier, ou contactez-nous',
  enAttente:
    'Votre document est bien reçu, mais notre antivirus ne répond pas\u00a0: il sera analysé dès que possible. Gardez votre demande en brouillon, et envoyez-la un peu plus tard.',
  tropDeFichiers: 'Vous avez déposé beaucoup de fichiers. Patientez une heure, puis réessayez',
  /** Why the inspection refuses a file: what it holds, and what its owner can do about it. */
  refus: {
    etranger: 'Le contenu de ce fichier n’est pas celui d’un fichier .{extension}',
    incomplet: 'Ce fichier est incomplet ou endommagé',
    double: 'Ce fichier contient autre chose que le document annoncé\u00a0: il n’est pas accepté',
    demesure: 'Ce document est trop volumineux une fois ouvert\u00a0: il n’est pas accepté',
    detourne:
      'Ce document est construit d’une façon qui empêche de le vérifier\u00a0: enregistrez-le au format PDF, puis envoyez ce PDF',
    macro:
      'Ce document contient une macro\u00a0: enregistrez-le au format PDF, puis envoyez ce PDF',
    objet:
      'Ce document contient un autre fichier ou un objet incorporé\u00a0: enregistrez-le au format PDF, puis envoyez ce PDF',
    lienExterne:
      'Ce document va chercher un modèle, une image ou un classeur à une autre adresse\u00a0: enregistrez-le au format PDF, puis envoyez ce PDF',
    programme:
      'Ce document contient un champ ou un lien qui lance un programme\u00a0: enregistrez-le au format PDF, puis envoyez ce PDF',
    motDePasse:
      'Ce document est protégé par un mot de passe\u00a0: enregistrez-le sans mot de passe, puis recommencez',
    pdfProtege:
      'Ce PDF est protégé (mot de passe, ou impression et copie restreintes) et ne peut pas être vérifié\u00a0: imprimez-le dans un nouveau PDF, ou envoyez-en une photo',
    pdfScript:
      'Ce PDF contient un script\u00a0: imprimez-le dans un nouveau PDF, ou envoyez-en une photo',
    pdfAction:
      'Ce PDF contient une action automatique (programme, autre fichier ou envoi de données)\u00a0: imprimez-le dans un nouveau PDF, ou envoyez-en une photo',
    pdfPieceJointe:
      'Ce PDF contient une pièce jointe\u00a0: envoyez-le sans elle, et la pièce jointe à part',
    pdfFormulaire:
      'Ce PDF est un formulaire dynamique (XFA), qui ne peut pas être vérifié\u00a0: imprimez-le dans un nouveau PDF, ou envoyez-en une photo',
  },
} as const
