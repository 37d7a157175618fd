import { impayesGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { etatImpaye } from '../../../features/impayes/index.ts'

export default complementDe(impayesGestion, { rendus: { etat: etatImpaye } })
