import { evolutionsGestion } from '@espace-adherent/contract/gestions'
import { Notifications } from '../../features/evolutions/index.ts'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { evolutions } from './routes.ts'
import { textes } from './textes.ts'

export default function EvolutionsScreen({ search }: ScreenProps) {
  return (
    <>
      <EcranGestion
        gestion={evolutionsGestion}
        lead={textes.evolutionsLead}
        search={search}
        adresse={evolutions.link({})}
      />
      <Notifications />
    </>
  )
}
