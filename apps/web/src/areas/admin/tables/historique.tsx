import { historiqueGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { Controle } from '../../../features/historique/index.ts'

export default complementDe(historiqueGestion, { children: <Controle /> })
