import { tarifsSoinsGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { tarifsSoins } from './routes.ts'
import { textes } from './textes.ts'

export default function TarifsSoinsScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={tarifsSoinsGestion}
      lead={textes.tarifsSoinsLead}
      search={search}
      adresse={tarifsSoins.link({})}
    />
  )
}
