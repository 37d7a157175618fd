import { portabilitesGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { CalculPortabilite } from '../../../features/portabilite/Calcul.tsx'

export default complementDe(portabilitesGestion, { calculs: { ouvrir: CalculPortabilite } })
