import { etiquettesResource } from '@espace-adherent/contract/mots'
import { Mots } from '../../features/mots/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { etiquettes } from './routes.ts'
import { textes } from './textes.ts'

export default function EtiquettesScreen({ search }: ScreenProps) {
  return (
    <Mots
      reglage={etiquettesResource}
      lead={textes.etiquettesLead}
      search={search}
      adresse={etiquettes.link({})}
    />
  )
}
