import { traductionsResource } from '@espace-adherent/contract/mots'
import { Mots } from '../../features/mots/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { traductions } from './routes.ts'
import { textes } from './textes.ts'

export default function TraductionsScreen({ search }: ScreenProps) {
  return (
    <Mots
      reglage={traductionsResource}
      lead={textes.traductionsLead}
      search={search}
      adresse={traductions.link({})}
    />
  )
}
