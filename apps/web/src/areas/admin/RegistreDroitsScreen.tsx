import { registreDroitsGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { demande, registreDroits } from './routes.ts'
import { textes } from './textes.ts'

export default function RegistreDroitsScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={registreDroitsGestion}
      lead={textes.registreDroitsLead}
      search={search}
      adresse={registreDroits.link({})}
      lien={({ id }) => demande.link({ id })}
    />
  )
}
