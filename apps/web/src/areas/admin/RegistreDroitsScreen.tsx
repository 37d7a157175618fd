import type { Gestion } from '@espace-adherent/contract/gestion'
import { registreDroitsGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { demande, registreDroits } from './routes.ts'
import { textes } from './textes.ts'

export default function RegistreDroitsScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.registreDroitsLead}>{registreDroitsGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={registreDroitsGestion as unknown as Gestion}
        search={search}
        adresse={registreDroits.link({})}
        lien={({ id }) => demande.link({ id })}
      />
    </>
  )
}
