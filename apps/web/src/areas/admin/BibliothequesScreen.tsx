import { bibliothequesGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { bibliotheques } from './routes.ts'
import { textes } from './textes.ts'

export default function BibliothequesScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={bibliothequesGestion}
      lead={textes.bibliothequesLead}
      search={search}
      adresse={bibliotheques.link({})}
    />
  )
}
