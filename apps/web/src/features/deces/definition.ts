import { decesActe } from '@espace-adherent/contract/deces'
import { demarche } from '../actes/index.ts'
import { Deces } from './Champs.tsx'
import { textes } from './textes.ts'

const { avant, confirmer } = textes

export default demarche(decesActe, { deces: Deces }, { avant, confirmer })
