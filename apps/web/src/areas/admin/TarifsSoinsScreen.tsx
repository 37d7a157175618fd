import type { Gestion } from '@espace-adherent/contract/gestion'
import { tarifsSoinsGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { tarifsSoins } from './routes.ts'
import { textes } from './textes.ts'

export default function TarifsSoinsScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.tarifsSoinsLead}>{tarifsSoinsGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={tarifsSoinsGestion as unknown as Gestion}
        search={search}
        adresse={tarifsSoins.link({})}
      />
    </>
  )
}
