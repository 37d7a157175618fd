import { traductionsGestion } from '@espace-adherent/contract/mots'
import { EcranGestion } from '../../features/gestion/index.ts'
import { ChampMot } from '../../features/mots/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { traductions } from './routes.ts'
import { textes } from './textes.ts'

export default function TraductionsScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={traductionsGestion}
      editeurs={{ contenu: ChampMot }}
      lead={textes.traductionsLead}
      search={search}
      adresse={traductions.link({})}
    />
  )
}
