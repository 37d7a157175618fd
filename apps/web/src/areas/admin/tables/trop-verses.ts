import { tropVersesGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { natureTropVerse } from '../../../features/trop-verses/nature.tsx'

export default complementDe(tropVersesGestion, { rendus: { nature: natureTropVerse } })
