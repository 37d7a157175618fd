export const textes = {
  usage: [
    'npm run cles -- --client CODE                                   les clés du système de gestion',
    'npm run cles -- --client CODE --nom NOM --portees P1,P2 --jusqu-au AAAA-MM-JJ [--reseaux R1,R2]',
    '                                                                une clé de plus\u00a0: son secret n’est écrit qu’ici',
    'npm run cles -- --client CODE --revoquer ID                     plus aucun appel avec cette clé',
  ].join('\n'),
  optionInconnue: (option: string) => `Option inconnue\u00a0: ${option}. Voir --aide.`,
  manque: (options: string) => `Il manque ${options}. Voir --aide.`,
  porteeInconnue: (portee: string, connues: readonly string[]) =>
    `«\u00a0${portee}\u00a0» n’est pas une portée. Il y a\u00a0: ${connues.join(', ')}.`,
  clientInconnu: (code: string) => `Aucun client n’a le code ${code}.`,
  cleInconnue: (id: string) => `Ce client n’a pas de clé ${id}.`,
  dejaRevoquee: 'Cette clé est déjà révoquée.',
  aucune: 'Aucune clé.',
  ligne: (id: string, nom: string, etat: string, fin: string, portees: readonly string[]) =>
    `${id}  ${nom}  ${etat}  jusqu’au ${fin}  ${portees.join(',')}`,
  revoquee: 'La clé est révoquée.',
  unique: 'À copier maintenant\u00a0: ce secret n’est gardé nulle part.',
} as const
