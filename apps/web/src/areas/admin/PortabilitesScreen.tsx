import { portabilitesGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import { CalculPortabilite } from '../../features/portabilite/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { portabilites } from './routes.ts'
import { textes } from './textes.ts'

const calculs = { ouvrir: CalculPortabilite }

export default function PortabilitesScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={portabilitesGestion}
      lead={textes.portabilitesLead}
      search={search}
      adresse={portabilites.link({})}
      calculs={calculs}
    />
  )
}
