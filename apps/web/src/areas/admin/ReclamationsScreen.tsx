import { reclamationsGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { demande, reclamations } from './routes.ts'
import { textes } from './textes.ts'

export default function ReclamationsScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={reclamationsGestion}
      lead={textes.reclamationsLead}
      search={search}
      adresse={reclamations.link({})}
      lien={({ id }) => demande.link({ id })}
    />
  )
}
