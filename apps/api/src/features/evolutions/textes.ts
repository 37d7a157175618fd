export const textes = {
  fige: 'La notification est soumise ou partie\u00a0: ceci ne change plus',
} as const
