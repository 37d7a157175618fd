import { tagsGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { tags } from './routes.ts'
import { textes } from './textes.ts'

export default function TagsScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={tagsGestion}
      lead={textes.tagsLead}
      search={search}
      adresse={tags.link({})}
    />
  )
}
