import { contenusGestion } from '@espace-adherent/contract/gestions'
import { ApercuContenu } from '../../../features/contenu/gestion/index.ts'
import { complementDe } from '../../../features/gestion/index.ts'

export default complementDe(contenusGestion, { apercu: ApercuContenu })
