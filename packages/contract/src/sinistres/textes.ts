export const textes = {
  libelle: 'Déclarer un sinistre de prévoyance',
  chapo: 'Arrêt de travail, invalidité, accident, hospitalisation ou décès.',
  etapeQuoi: 'Ce qui est arrivé',
  etapeQuand: 'Les dates',
  etapePieces: 'Les documents',
} as const
