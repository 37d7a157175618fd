import { motifsGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { motifs } from './routes.ts'
import { textes } from './textes.ts'

export default function MotifsScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={motifsGestion}
      lead={textes.motifsLead}
      search={search}
      adresse={motifs.link({})}
    />
  )
}
