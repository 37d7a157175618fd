import { droitsActe } from '@espace-adherent/contract/droits-personnels'
import { demarche } from '../actes/index.ts'
import { Droit } from './Champs.tsx'
import { textes } from './textes.ts'

export const droitsDefinition = demarche(
  droitsActe,
  { droit: Droit },
  { confirmer: textes.confirmer },
)
