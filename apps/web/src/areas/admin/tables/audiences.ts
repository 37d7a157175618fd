import { audiencesGestion } from '@espace-adherent/contract/gestions'
import { RegleField } from '../../../features/audiences/RegleField.tsx'
import { complementDe } from '../../../features/gestion/index.ts'

export default complementDe(audiencesGestion, { editeurs: { regle: RegleField } })
