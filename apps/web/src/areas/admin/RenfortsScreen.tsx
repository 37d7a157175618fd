import type { Gestion } from '@espace-adherent/contract/gestion'
import { renfortsGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { renforts } from './routes.ts'
import { textes } from './textes.ts'

export default function RenfortsScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.renfortsLead}>{renfortsGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={renfortsGestion as unknown as Gestion}
        search={search}
        adresse={renforts.link({})}
      />
    </>
  )
}
