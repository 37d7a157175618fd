import { impressionsGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import { PapierAPoster } from '../../features/impressions/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { impressions } from './routes.ts'
import { textes } from './textes.ts'

export default function ImpressionsScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={impressionsGestion}
      lead={textes.impressionsLead}
      search={search}
      adresse={impressions.link({})}
      apercu={({ id, titre }) => <PapierAPoster id={id} titre={String(titre)} />}
    />
  )
}
