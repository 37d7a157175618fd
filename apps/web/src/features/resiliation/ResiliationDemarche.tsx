import { resiliationActe } from '@espace-adherent/contract/resiliation'
import { demarche } from '../actes/index.ts'
import { Demande } from './Champs.tsx'
import { Conditions } from './Conditions.tsx'
import { textes } from './textes.ts'

const resiliationDefinition = demarche(
  resiliationActe,
  { demande: Demande },
  { confirmer: textes.confirmer },
)

export default { ...resiliationDefinition, Avant: Conditions }
