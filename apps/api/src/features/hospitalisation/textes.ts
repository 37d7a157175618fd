import { denombre, formatMontant, type PosteSejour } from '@espace-adherent/domain'

export const textes = {
  nuits: (nuits: number) => (nuits === 0 ? 'La journée, sans nuit' : denombre(nuits, 'nuit')),
  demande: 'Demandé',
  reste: 'Reste à votre charge, estimé',
  poste: ({ garantie, prixNuit, depense, rc, reste }: PosteSejour) =>
    depense === null || rc === null || reste === null
      ? `${garantie}, selon la facture de l’établissement`
      : `${garantie}\u00a0: ${formatMontant(rc)} pris en charge sur ${formatMontant(depense)}${prixNuit === null ? '' : ` (au prix habituel de ${formatMontant(prixNuit)} la nuit)`}, reste ${formatMontant(reste)}`,
  lettre: 'Votre prise en charge',
  aApporter: [
    'La lettre, en PDF ou imprimée',
    'Votre carte Vitale à jour',
    'Une pièce d’identité',
    'La convocation de l’établissement',
  ],
  inconnu: 'Cet établissement n’est plus dans la liste',
} as const
