import { formatDateLongue, formatMontant } from '@espace-adherent/domain'

export const textes = {
  contratInconnu: 'Ce contrat n’existe pas',
  impossible: 'Cela n’est plus possible\u00a0: la demande a changé entre-temps',
  paiementEnCours: 'Un paiement par carte est en cours\u00a0: attendez qu’il se termine',
  mensualites: 'Ce nombre d’échéances n’est pas proposé pour ce montant',
  retenue: 'Cette personne n’a pas accepté de retenue sur ses remboursements',
  ligne: (payeLe: string, verse: number, montant: number) =>
    `Versement du ${formatDateLongue(payeLe)}\u00a0: ${formatMontant(verse)}, dont ${formatMontant(montant)} à tort.`,
  autres: (montant: number) =>
    `Pour les soins d’autres personnes de votre contrat\u00a0: ${formatMontant(montant)} à tort.`,
} as const
