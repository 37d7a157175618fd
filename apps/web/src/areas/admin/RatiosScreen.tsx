import type { Gestion } from '@espace-adherent/contract/gestion'
import { ratiosGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { ratios } from './routes.ts'
import { textes } from './textes.ts'

export default function RatiosScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.ratiosLead}>{ratiosGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={ratiosGestion as unknown as Gestion}
        search={search}
        adresse={ratios.link({})}
      />
    </>
  )
}
