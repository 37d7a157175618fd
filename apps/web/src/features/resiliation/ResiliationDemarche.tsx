import { resiliationActe } from '@espace-adherent/contract/resiliation'
import { demarche } from '../actes/index.ts'
import { Demande } from './Champs.tsx'
import { textes } from './textes.ts'

const { avant, confirmer } = textes

export default demarche(resiliationActe, { demande: Demande }, { avant, confirmer })
