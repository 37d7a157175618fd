export const textes = {
  refuse: 'Ce texte ne peut pas être publié\u00a0: corrigez ce qui est signalé',
} as const
