import { besoinAide } from '@espace-adherent/contract/ecrans'
import { dits } from '../../platform/portail/dits.ts'

export const textes = {
  ...dits('besoinAide', besoinAide),
  principale: 'Navigation principale',
  attendent: (nombre: number) => (nombre > 1 ? ' vous attendent' : ' vous attend'),
  plus: 'Plus',
  plusTitre: 'Tout le back-office',
} as const
