import { indusGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { etatIndu } from '../../../features/indus/etat.tsx'
import { LignesIndu } from '../../../features/indus/LignesIndu.tsx'

export default complementDe(indusGestion, {
  rendus: { etat: etatIndu },
  editeurs: { lignes: LignesIndu },
})
