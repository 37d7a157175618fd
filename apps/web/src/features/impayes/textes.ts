import { formatMontant } from '@espace-adherent/domain/montants'
import { de } from '@espace-adherent/domain/texte'

export const textes = {
  vide: 'Aucun impayé',
  videTexte: 'Tous les prélèvements de ce client sont passés.',
  liste: 'Contrats impayés',
  contrat: 'Contrat',
  adherent: 'Adhérent',
  du: 'Dû',
  depuis: 'Depuis le',
  etat: 'État',
  aFaire: 'À faire',
  aucune: 'Pas de mise en demeure',
  avertie: 'Mise en demeure',
  jusquau: (jour: string) => `à payer jusqu’au ${jour} inclus`,
  suspendue: 'Suspendu',
  finit: (jour: string) => `fin le ${jour}`,
  payee: 'Payé',
  reprend: (jour: string) => `reprise le ${jour} à midi`,
  mettreEnDemeure: 'Mettre en demeure',
  encaisser: 'Enregistrer le paiement',
  noticeTitre: (adherent: string) => `Mettre ${adherent} en demeure de payer\u00a0?`,
  noticeTexte: (du: number) =>
    `La lettre part aujourd’hui, pour ${formatMontant(du)}. Sans paiement, les garanties seront suspendues après trente jours, et le contrat résilié dix jours plus tard. Envoyez aussi la lettre en recommandé\u00a0: elle est dans les documents du contrat.`,
  envoyer: 'Envoyer la mise en demeure',
  envoyee: 'La mise en demeure est envoyée.',
  annuler: 'Annuler',
  paiementTitre: (adherent: string) => `Paiement ${de(adherent)}`,
  paiementTexte: (du: number) =>
    `Tout ce que demande la mise en demeure est payé, soit ${formatMontant(du)}. Un paiement partiel ne s’enregistre pas ici\u00a0: il ne change rien à ses effets.`,
  recuLe: 'Reçu le',
  enregistre: 'Le paiement est enregistré.',
} as const
