import type { Gestion } from '@espace-adherent/contract/gestion'
import { evolutionsGestion } from '@espace-adherent/contract/gestions'
import { Notifications } from '../../features/evolutions/index.ts'
import { TableGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { evolutions } from './routes.ts'
import { textes } from './textes.ts'

export default function EvolutionsScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.evolutionsLead}>{evolutionsGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={evolutionsGestion as unknown as Gestion}
        search={search}
        adresse={evolutions.link({})}
      />
      <Notifications />
    </>
  )
}
