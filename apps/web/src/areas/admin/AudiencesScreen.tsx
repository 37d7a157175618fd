import type { Gestion } from '@espace-adherent/contract/gestion'
import { audiencesGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { audiences } from './routes.ts'
import { textes } from './textes.ts'

export default function AudiencesScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.audiencesLead}>{audiencesGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={audiencesGestion as unknown as Gestion}
        search={search}
        adresse={audiences.link({})}
      />
    </>
  )
}
