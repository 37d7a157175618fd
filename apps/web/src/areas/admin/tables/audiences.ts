import { audiencesGestion } from '@espace-adherent/contract/gestions'
import { RegleField } from '../../../features/audiences/index.ts'
import { complementDe } from '../../../features/gestion/index.ts'

export default complementDe(audiencesGestion, { editeurs: { regle: RegleField } })
