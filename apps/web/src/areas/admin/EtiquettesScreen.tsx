import { etiquettesGestion } from '@espace-adherent/contract/mots'
import { EcranGestion } from '../../features/gestion/index.ts'
import { ChampMot } from '../../features/mots/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { etiquettes } from './routes.ts'
import { textes } from './textes.ts'

export default function EtiquettesScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={etiquettesGestion}
      editeurs={{ contenu: ChampMot }}
      lead={textes.etiquettesLead}
      search={search}
      adresse={etiquettes.link({})}
    />
  )
}
