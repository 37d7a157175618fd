import { pied } from '@espace-adherent/contract/mots/ecrans'
import { dits } from '../../platform/portail/dits.ts'

export const textes = {
  ...dits('pied', pied),
  applicationTexte: (libelle: string) => `L’application ${libelle} est gratuite.`,
  applicationMasquer: 'Ne plus proposer l’application',
} as const
