import type { Gestion } from '@espace-adherent/contract/gestion'
import { historiqueGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import { Controle } from '../../features/historique/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { historique } from './routes.ts'
import { textes } from './textes.ts'

export default function HistoriqueScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.historiqueLead}>{historiqueGestion.libelle}</ScreenTitle>
      <Controle />
      <TableGestion
        gestion={historiqueGestion as unknown as Gestion}
        search={search}
        adresse={historique.link({})}
      />
    </>
  )
}
