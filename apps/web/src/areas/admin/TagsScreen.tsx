import type { Gestion } from '@espace-adherent/contract/gestion'
import { tagsGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { tags } from './routes.ts'
import { textes } from './textes.ts'

export default function TagsScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.tagsLead}>{tagsGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={tagsGestion as unknown as Gestion}
        search={search}
        adresse={tags.link({})}
      />
    </>
  )
}
