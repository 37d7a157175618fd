export const textes = {
  aRedonner: 'Ce conseil n’est plus le vôtre\u00a0: répondez de nouveau à nos questions',
  perime:
    'Notre conseil a changé depuis que vous l’avez lu\u00a0: répondez de nouveau à nos questions',
  fiche: 'Fiche conseil',
  ipid: (nom: string) => `Document d’information ${nom}`,
} as const
