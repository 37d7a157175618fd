export const textes = {
  nonPublie: 'Ce texte ne peut pas être publié\u00a0: corrigez ce qui est signalé',
  refuse: 'Ce texte ne peut pas être envoyé\u00a0: corrigez ce qui est signalé',
  essai: (sujet: string) => `[Essai] ${sujet}`,
} as const
