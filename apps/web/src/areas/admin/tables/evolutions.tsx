import { evolutionsGestion } from '@espace-adherent/contract/gestions'
import { Notifications } from '../../../features/evolutions/Notifications.tsx'
import { complementDe } from '../../../features/gestion/index.ts'

export default complementDe(evolutionsGestion, { suite: <Notifications /> })
