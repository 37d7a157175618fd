import { audiencesGestion } from '@espace-adherent/contract/gestions'
import { RegleField } from '../../features/audiences/index.ts'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { audiences } from './routes.ts'
import { textes } from './textes.ts'

export default function AudiencesScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={audiencesGestion}
      editeurs={{ regle: RegleField }}
      lead={textes.audiencesLead}
      search={search}
      adresse={audiences.link({})}
    />
  )
}
