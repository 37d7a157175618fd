import type { Gestion } from '@espace-adherent/contract/gestion'
import { nouveautesGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import { ApercuNouveaute } from '../../features/redaction/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { nouveautes } from './routes.ts'
import { textes } from './textes.ts'

export default function NouveautesScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.nouveautesLead}>{nouveautesGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={nouveautesGestion as unknown as Gestion}
        search={search}
        adresse={nouveautes.link({})}
        apercu={({ audienceId }) => <ApercuNouveaute audienceId={audienceId as string | null} />}
      />
    </>
  )
}
