import { besoinAide } from '@espace-adherent/contract/mots/ecrans'
import { accorde } from '@espace-adherent/domain/texte'
import { dits } from '../../platform/portail/dits.ts'

export const textes = {
  ...dits('besoinAide', besoinAide),
  principale: 'Navigation principale',
  attendent: (nombre: number) => ` vous ${accorde(nombre, 'attend', 'attendent')}`,
  plus: 'Plus',
  plusTitre: 'Toute l’administration',
} as const
