import { pied } from '@espace-adherent/contract/mots/ecrans'
import { dits } from '../../platform/portail/dits.ts'

export const textes = {
  ...dits('pied', pied),
  retour: 'Retour',
  allerAuContenu: 'Aller au contenu',
  liensUtiles: 'Informations légales',
  accessibilite: (etat = 'non conforme') => `Accessibilité\u00a0: ${etat}`,
} as const
