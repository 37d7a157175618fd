import { contenusGestion } from '@espace-adherent/contract/gestions'
import { ApercuContenu } from '../../../features/contenu/gestion/Apercu.tsx'
import { complementDe } from '../../../features/gestion/index.ts'

export default complementDe(contenusGestion, { apercu: ApercuContenu })
