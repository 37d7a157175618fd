import { droitsActe } from '@espace-adherent/contract/droits-personnels'
import { demarche } from '../actes/index.ts'
import { Droit } from './Champs.tsx'
import { Savoir } from './Savoir.tsx'
import { textes } from './textes.ts'

const droitsDefinition = demarche(droitsActe, { droit: Droit }, { confirmer: textes.confirmer })

export default { ...droitsDefinition, Avant: Savoir }
