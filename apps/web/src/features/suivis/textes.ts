export const textes = {
  annuler: 'Annuler',
  enregistrer: 'Enregistrer',
  jourRequis: 'Indiquez ce jour',
  echec: 'Cela n’a pas pu être fait.',
  pour: (nom: string) => ` de ${nom}`,
} as const
