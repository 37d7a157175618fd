import { editionsGestion } from '@espace-adherent/contract/mots'
import { EcranGestion } from '../../features/gestion/index.ts'
import { ChampMot } from '../../features/mots/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { editions } from './routes.ts'
import { textes } from './textes.ts'

export default function EditionsScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={editionsGestion}
      editeurs={{ contenu: ChampMot }}
      lead={textes.editionsLead}
      search={search}
      adresse={editions.link({})}
    />
  )
}
