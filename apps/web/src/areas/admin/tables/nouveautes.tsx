import { nouveautesGestion } from '@espace-adherent/contract/gestions'
import { ApercuNouveaute } from '../../../features/contenu/gestion/Apercu.tsx'
import { complementDe } from '../../../features/gestion/index.ts'

export default complementDe(nouveautesGestion, {
  apercu: ({ audienceId }) => <ApercuNouveaute audienceId={audienceId as string | null} />,
})
