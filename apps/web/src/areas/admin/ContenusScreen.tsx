import { contenusGestion } from '@espace-adherent/contract/gestions'
import { ApercuContenu } from '../../features/contenu/gestion/index.ts'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { contenus } from './routes.ts'
import { textes } from './textes.ts'

export default function ContenusScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={contenusGestion}
      lead={textes.contenusLead}
      search={search}
      adresse={contenus.link({})}
      apercu={ApercuContenu}
    />
  )
}
