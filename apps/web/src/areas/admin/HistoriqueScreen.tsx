import { historiqueGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import { Controle } from '../../features/historique/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { historique } from './routes.ts'
import { textes } from './textes.ts'

export default function HistoriqueScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={historiqueGestion}
      lead={textes.historiqueLead}
      search={search}
      adresse={historique.link({})}
    >
      <Controle />
    </EcranGestion>
  )
}
