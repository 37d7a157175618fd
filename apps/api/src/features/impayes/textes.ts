import { formatDate, formatDateLongue, formatMontant } from '@espace-adherent/domain'

export const textes = {
  rienDu: 'Rien n’est dû pour ce contrat',
  dejaEnvoyee: 'Une mise en demeure court déjà pour ce contrat',
  rienASuspendre: 'Ce contrat n’est pas en vigueur\u00a0: il n’y a rien à suspendre',
  aucune: 'Aucune mise en demeure ne court pour ce contrat',
  recuLe: 'Ce jour doit être compris entre celui de la mise en demeure et aujourd’hui',
  echeance: (jour: string, montant: number) =>
    `Échéance du ${formatDateLongue(jour)}\u00a0: ${formatMontant(montant)}.`,
  titre: (jour: string) => `Mise en demeure du ${formatDate(jour)}`,
} as const
