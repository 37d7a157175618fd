import { pied } from '@espace-adherent/contract/mots/ecrans'
import { dits } from '../../platform/portail/dits.ts'

export const textes = {
  ...dits('pied', pied),
  retour: 'Retour',
  allerAuContenu: 'Aller au contenu',
  liensUtiles: 'Informations légales',
  accessibilite: (etat = 'non conforme') => `Accessibilité\u00a0: ${etat}`,
  applicationTexte: (libelle: string) => `L’application ${libelle} est gratuite.`,
  applicationMasquer: 'Ne plus proposer l’application',
} as const
