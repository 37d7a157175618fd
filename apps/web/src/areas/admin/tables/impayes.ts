import { impayesGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { etatImpaye } from '../../../features/impayes/etat.tsx'

export default complementDe(impayesGestion, { rendus: { etat: etatImpaye } })
