import type { Gestion } from '@espace-adherent/contract/gestion'
import { impayesGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import { etatImpaye } from '../../features/impayes/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { impayes } from './routes.ts'
import { textes } from './textes.ts'

export default function ImpayesScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.impayesLead}>{impayesGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={impayesGestion as unknown as Gestion}
        search={search}
        adresse={impayes.link({})}
        rendus={{ etat: etatImpaye }}
      />
    </>
  )
}
