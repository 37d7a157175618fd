import { resiliationActe } from '@espace-adherent/contract/resiliation'
import { demarche } from '../actes/index.ts'
import { Demande } from './Champs.tsx'
import { textes } from './textes.ts'

export const resiliationDefinition = demarche(
  resiliationActe,
  { demande: Demande },
  { confirmer: textes.confirmer },
)
