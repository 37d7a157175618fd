export const textes = {
  nir: 'Numéro de sécurité sociale',
  nirSansCle: 'Numéro de sécurité sociale (sans clé)',
  monegasque: 'Numéro d’assurance maladie monégasque',
  jePossede: 'Je possède un numéro d’assurance maladie monégasque',
  exemple: '13 caractères, par exemple 1\u00a085\u00a005\u00a078\u00a0006\u00a0048',
  exempleMonegasque: '11 chiffres au plus',
  cle: 'Clé (2 chiffres)',
  cleFacultative: 'Clé (2 chiffres, facultative)',
  cleCourte: 'Clé',
} as const
