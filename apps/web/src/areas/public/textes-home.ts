import { connexion } from '@espace-adherent/contract/mots/ecrans'
import { dits } from '../../platform/portail/dits.ts'

/** What the first page says, and nothing of the screens that it leads to: it comes with every visit. */
export const textes = {
  ...dits('connexion', connexion),
  creerAvec: {
    individual: 'Il vous faut votre numéro d’adhérent.',
    NIR: 'Il vous faut votre numéro de sécurité sociale.',
    all: 'Il vous faut votre numéro d’adhérent et votre numéro de sécurité sociale.',
    oneOfTwo: 'Il vous faut votre numéro d’adhérent ou votre numéro de sécurité sociale.',
  },
  // Given by the specification, to the letter.
  besoinAide: 'Besoin d’aide pour vous connecter\u00a0?',
} as const
