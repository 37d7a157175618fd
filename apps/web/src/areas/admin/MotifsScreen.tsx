import type { Gestion } from '@espace-adherent/contract/gestion'
import { motifsGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { motifs } from './routes.ts'
import { textes } from './textes.ts'

export default function MotifsScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.motifsLead}>{motifsGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={motifsGestion as unknown as Gestion}
        search={search}
        adresse={motifs.link({})}
      />
    </>
  )
}
