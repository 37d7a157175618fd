import { violationsGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { Information } from '../../../features/violations/index.ts'

export default complementDe(violationsGestion, { suite: <Information /> })
