import type { Gestion } from '@espace-adherent/contract/gestion'
import { impressionsGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import { PapierAPoster } from '../../features/impressions/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { impressions } from './routes.ts'
import { textes } from './textes.ts'

export default function ImpressionsScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.impressionsLead}>{impressionsGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={impressionsGestion as unknown as Gestion}
        search={search}
        adresse={impressions.link({})}
        apercu={({ id, titre }) => <PapierAPoster id={id} titre={String(titre)} />}
      />
    </>
  )
}
