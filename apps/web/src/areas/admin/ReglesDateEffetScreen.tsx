import { reglesDateEffetGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import { Editeur, onglets } from '../../features/regles-date-effet/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { reglesDateEffet } from './routes.ts'
import { textes } from './textes.ts'

export default function ReglesDateEffetScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={reglesDateEffetGestion}
      editeurs={{ regle: Editeur }}
      onglets={onglets}
      lead={textes.reglesDateEffetLead}
      search={search}
      adresse={reglesDateEffet.link({})}
    />
  )
}
