import { impayesGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import { etatImpaye } from '../../features/impayes/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { impayes } from './routes.ts'
import { textes } from './textes.ts'

const rendus = { etat: etatImpaye }

export default function ImpayesScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={impayesGestion}
      lead={textes.impayesLead}
      search={search}
      adresse={impayes.link({})}
      rendus={rendus}
    />
  )
}
