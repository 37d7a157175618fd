import type { TropVerse } from '@espace-adherent/contract/trop-verses'
import { formatMontant } from '@espace-adherent/domain/montants'

const natures: Record<TropVerse['nature'], string> = {
  enTrop: 'Carte\u00a0: reçu en trop',
  incoherent: 'Carte\u00a0: à vérifier',
  credit: 'Cotisations\u00a0: trop-versé',
  debit: 'Cotisations\u00a0: reste à appeler',
}

export const textes = {
  vide: 'Aucun trop-versé',
  videTexte: 'Personne n’a payé de trop, et aucun paiement par carte n’est à vérifier.',
  liste: 'Sommes à rendre ou à vérifier',
  contrat: 'Contrat',
  adherent: 'Adhérent',
  depuis: 'Depuis le',
  nature: 'Nature',
  natures,
  montant: 'Montant',
  aFaire: 'À faire',
  reference: (reference: string) => `référence ${reference}`,
  verifier: 'Interroger le prestataire',
  verifie: 'Le prestataire a répondu.',
  classer: 'Classer',
  classerTitre: 'Classer ce paiement\u00a0?',
  classerTexte: {
    enTrop: (montant: number) =>
      `La somme de ${formatMontant(montant)} a été rendue à l’adhérent autrement que par le prestataire. Elle quitte cette liste.`,
    incoherent: (montant: number) =>
      `Ce paiement de ${formatMontant(montant)} a été vérifié auprès du prestataire, et l’adhérent sait ce qu’il en est. Il quitte cette liste.`,
  },
  classe: 'Le paiement est classé.',
  rembourser: 'Enregistrer le remboursement',
  rembourserTitre: (adherent: string) => `Rembourser ${adherent}\u00a0?`,
  rembourserTexte: (montant: number) =>
    `Vous rendez ${formatMontant(montant)} par virement. L’adhérent en est averti aujourd’hui.`,
  rembourse: 'Le remboursement est enregistré.',
  reporter: 'Reporter',
  reporterTitre: 'Reporter sur les échéances à venir\u00a0?',
  reporterTexte: {
    credit: (montant: number) =>
      `${formatMontant(montant)} sont déduits des prochaines échéances. L’adhérent reçoit son nouvel échéancier.`,
    debit: (montant: number) =>
      `${formatMontant(montant)} sont demandés avec la prochaine échéance. L’adhérent reçoit son nouvel échéancier.`,
  },
  reporte: 'Le montant est reporté.',
  annuler: 'Annuler',
} as const
