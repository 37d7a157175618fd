/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  contrat: 'Votre contrat',
  enCours: 'En cours',
  carte: 'Votre carte de tiers payant',
  valable: 'Valable',
  motifRetenu: 'Règle appliquée',
  solde: 'Trop-versé à vous rembourser',
  obligatoire:
    'Ce contrat est celui, obligatoire, de votre employeur\u00a0: c’est lui qui décide de qui le quitte. Adressez-vous à votre service du personnel.',
  courrierDe: (assureur: string) => `Courrier de ${assureur}, au nom de l’adhérent`,
  courrierDate: 'Indiquez le jour où le courrier est arrivé, dans les soixante derniers jours',
  courrierContrat: 'Aucun contrat ne porte ce numéro',
  courrierEmail:
    'Cet adhérent n’a pas de compte\u00a0: indiquez l’adresse e-mail où envoyer les documents',
  requalifie: (avant: string, apres: string) => `${avant} → ${apres}`,
} as const
