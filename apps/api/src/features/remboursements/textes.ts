import { formatMontant } from '@espace-adherent/domain'

export const textes = {
  autreRegle: 'Calculé selon les règles en vigueur le jour des soins',
  autreReste: 'Ce que l’Assurance maladie et la mutuelle n’ont pas pris en charge',
  refusee: (motif: string) => `Demande refusée\u00a0: ${motif}`,
  sansMotif: 'contactez-nous pour en connaître la raison',
  conseilTarif: (libelle: string, reste: number) =>
    `Avec un «\u00a0${libelle}\u00a0» au même tarif, il vous serait resté ${formatMontant(reste)}.`,
  conseilOptam: (reste: number) =>
    `Chez un spécialiste OPTAM au même tarif, il vous serait resté ${formatMontant(reste)}.`,
  conseil100Sante: (libelle: string, depense: number, reste: number) =>
    `Avec l’offre 100\u00a0% Santé (${libelle.replace(' · 100 % Santé', '')}), à ${formatMontant(depense)} au plus, il vous serait resté ${formatMontant(reste)}.`,
} as const
