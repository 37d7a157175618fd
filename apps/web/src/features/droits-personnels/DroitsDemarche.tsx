import { droitsActe } from '@espace-adherent/contract/droits-personnels'
import { demarche } from '../actes/index.ts'
import { Droit } from './Champs.tsx'
import { textes } from './textes.ts'

const { avant, confirmer } = textes

export default demarche(droitsActe, { droit: Droit }, { avant, confirmer })
