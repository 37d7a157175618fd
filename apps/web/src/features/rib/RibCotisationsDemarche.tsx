import { ribCotisationsActe } from '@espace-adherent/contract/rib'
import { Demarche } from '../actes/index.ts'
import { demarcheMandat } from './mandat.tsx'

const definition = demarcheMandat(ribCotisationsActe)

export default () => <Demarche definition={definition} />
