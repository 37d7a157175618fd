export const textes = {
  envoyer: 'Commencer l’envoi d’un lot, ou le reprendre',
  morceau: 'Envoyer une partie d’un fichier d’un lot',
  rejets: 'Télécharger les rejets d’un lot',
  invitations: 'Combien de titulaires importés attendent une invitation',
  inviter: 'Inviter des titulaires importés, tant par jour',
  fichier: 'La partie, telle quelle',
  dejaImporte: 'Ce lot est déjà importé\u00a0: rien n’est à envoyer.',
  enCours: 'Ce lot est en cours\u00a0: attendez sa fin.',
  envoyeParUnAutre:
    'Une autre personne envoie déjà ce lot\u00a0: laissez-la finir, ou abandonnez son envoi.',
  plusEnEnvoi: 'Ce lot ne reçoit plus de fichiers.',
  horsOrdre: 'Il manque ce qui précède cette partie\u00a0: reprenez l’envoi.',
  tropGrand: 'Cette partie dépasse 4\u00a0Mo.',
  mauvaiseTaille: 'Cette partie n’a pas la taille annoncée.',
  unSeulFichier: 'Une partie à la fois.',
  incomplet: 'L’envoi a été coupé\u00a0: reprenez-le.',
  sansRejets:
    'Choisissez les fichiers de rejets corrigés\u00a0: personnes.jsonl, contrats.jsonl et les autres.',
  pasFini: 'Les rejets se corrigent une fois le lot terminé.',
  sansFichiers: 'Les fichiers de ce lot ne sont plus ici\u00a0: envoyez-les de nouveau.',
  confirmeConsole:
    'Ce lot a été lancé à la console\u00a0: ses suppressions se confirment à la console.',
  autrePersonne: 'Une autre personne que celle qui a lancé ce lot doit confirmer.',
  abandonne: 'Abandonné avant d’être écrit.',
  efface: 'Fichiers effacés sans avoir été importés.',
} as const
