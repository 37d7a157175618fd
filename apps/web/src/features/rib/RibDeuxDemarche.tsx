import { ribActe } from '@espace-adherent/contract/rib'
import { demarcheMandat } from './mandat.tsx'

export default demarcheMandat(ribActe)
