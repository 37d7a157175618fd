/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  chapo: 'Pendant quatorze jours, ou trente en prévoyance, sans vous justifier.',
  etapes: { choix: 'Ce à quoi vous renoncez' },
  accuse: 'Envoyer l’accusé de réception',
  remboursement: 'Rembourser ce qui a été versé',
  choix: 'Choisissez ce à quoi vous renoncez',
} as const
