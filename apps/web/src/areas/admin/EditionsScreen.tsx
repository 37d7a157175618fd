import { editionsResource } from '@espace-adherent/contract/mots'
import { Mots } from '../../features/mots/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { editions } from './routes.ts'
import { textes } from './textes.ts'

export default function EditionsScreen({ search }: ScreenProps) {
  return (
    <Mots
      reglage={editionsResource}
      lead={textes.editionsLead}
      search={search}
      adresse={editions.link({})}
    />
  )
}
