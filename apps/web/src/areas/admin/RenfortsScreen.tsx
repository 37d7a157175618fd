import { renfortsGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { renforts } from './routes.ts'
import { textes } from './textes.ts'

export default function RenfortsScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={renfortsGestion}
      lead={textes.renfortsLead}
      search={search}
      adresse={renforts.link({})}
    />
  )
}
