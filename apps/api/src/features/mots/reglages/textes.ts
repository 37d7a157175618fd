export const textes = {
  refuse: 'Ce texte ne peut pas être envoyé\u00a0: corrigez ce qui est signalé',
  essai: (sujet: string) => `[Essai] ${sujet}`,
} as const
