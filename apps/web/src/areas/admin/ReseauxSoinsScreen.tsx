import type { Gestion } from '@espace-adherent/contract/gestion'
import { reseauxSoinsGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { reseauxSoins } from './routes.ts'
import { textes } from './textes.ts'

export default function ReseauxSoinsScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.reseauxSoinsLead}>{reseauxSoinsGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={reseauxSoinsGestion as unknown as Gestion}
        search={search}
        adresse={reseauxSoins.link({})}
      />
    </>
  )
}
