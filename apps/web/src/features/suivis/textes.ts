import { de } from '@espace-adherent/domain/texte'

export const textes = {
  annuler: 'Annuler',
  enregistrer: 'Enregistrer',
  jourRequis: 'Indiquez ce jour',
  echec: 'L’action n’a pas abouti.',
  pour: (nom: string) => ` ${de(nom)}`,
} as const
