import type { Gestion } from '@espace-adherent/contract/gestion'
import { violationsGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import { Information } from '../../features/violations/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { violations } from './routes.ts'
import { textes } from './textes.ts'

export default function ViolationsScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.violationsLead}>{violationsGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={violationsGestion as unknown as Gestion}
        search={search}
        adresse={violations.link({})}
      />
      <Information />
    </>
  )
}
