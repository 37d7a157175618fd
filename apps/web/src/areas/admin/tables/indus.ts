import { indusGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { etatIndu, LignesIndu } from '../../../features/indus/index.ts'

export default complementDe(indusGestion, {
  rendus: { etat: etatIndu },
  editeurs: { lignes: LignesIndu },
})
