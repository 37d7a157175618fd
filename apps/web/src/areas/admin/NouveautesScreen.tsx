import { nouveautesGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import { ApercuNouveaute } from '../../features/redaction/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { nouveautes } from './routes.ts'
import { textes } from './textes.ts'

export default function NouveautesScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={nouveautesGestion}
      lead={textes.nouveautesLead}
      search={search}
      adresse={nouveautes.link({})}
      apercu={({ audienceId }) => <ApercuNouveaute audienceId={audienceId as string | null} />}
    />
  )
}
