import { accessibiliteActe } from '@espace-adherent/contract/accessibilite/acte.ts'
import { demarche } from '../actes/index.ts'
import { Signalement } from './Champs.tsx'
import { textes } from './textes.ts'

const { confirmer } = textes

export default demarche(accessibiliteActe, { signalement: Signalement }, { confirmer })
