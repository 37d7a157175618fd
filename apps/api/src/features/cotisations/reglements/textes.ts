import { formatDate, formatDateLongue, formatMontant } from '@espace-adherent/domain'

type Ligne = { dateEcheance: string; montant: number }
type Recu = {
  montant: number
  le: string
  reference: string
  echeances: readonly Ligne[]
  indus: readonly Ligne[]
  enTrop: number
}

export const textes = {
  echeance: (date: string) => `Échéance du ${formatDate(date)}`,
  tropPercu: (date: string) => `Trop-perçu à rendre, échéance du ${formatDate(date)}`,
  aRegler: (montant: number) => `${formatMontant(montant)} à régler`,
  parCarte: (montant: number) => `${formatMontant(montant)} par carte`,
  indisponible: 'Le paiement par carte n’est pas proposé pour ce contrat',
  injoignable: 'Notre prestataire de paiement ne répond pas\u00a0: réessayez dans quelques minutes',
  dejaFini: 'Ce paiement est terminé',
  plusAPayer: 'Ce que ce paiement devait régler l’a été autrement, ou n’est plus à payer',
  autreSession: 'Cette notification n’est celle d’aucun paiement',
  accepteTard: 'La banque a finalement accepté le paiement.',
  rienARendre: 'Rien n’est plus à régler ici',
  rienAPorter: 'Aucune échéance à venir ne peut porter ce montant',
  api: {
    etiquette: 'cotisations',
    retour: 'Retour de la page de paiement',
    notification: 'Notification du prestataire de paiement',
  },
  recu: {
    titre: (date: string) => `Reçu de paiement du ${formatDate(date)}`,
    paragraphes: ({ montant, le, reference, echeances, indus, enTrop }: Recu) => [
      `Nous avons reçu votre paiement par carte de ${formatMontant(montant)}, le ${formatDateLongue(le)}, sous la référence ${reference}.`,
      ...echeances.map(
        (e) =>
          `Échéance du ${formatDateLongue(e.dateEcheance)}\u00a0: ${formatMontant(e.montant)}, réglée.`,
      ),
      ...indus.map(
        (e) =>
          `Trop-perçu, échéance du ${formatDateLongue(e.dateEcheance)}\u00a0: ${formatMontant(e.montant)}, remboursée.`,
      ),
      ...(enTrop > 0
        ? [
            `Reçu en trop\u00a0: ${formatMontant(enTrop)}. Nous vous rendons cette somme\u00a0: vous n’avez rien à faire.`,
          ]
        : []),
      'Ce reçu vaut quittance pour ces échéances. Aucune donnée de votre carte n’est connue de nous.',
    ],
  },
} as const
