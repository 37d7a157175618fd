import { portabilitesGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { CalculPortabilite } from '../../../features/portabilite/index.ts'

export default complementDe(portabilitesGestion, { calculs: { ouvrir: CalculPortabilite } })
