import { reseauxSoinsGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { reseauxSoins } from './routes.ts'
import { textes } from './textes.ts'

export default function ReseauxSoinsScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={reseauxSoinsGestion}
      lead={textes.reseauxSoinsLead}
      search={search}
      adresse={reseauxSoins.link({})}
    />
  )
}
