import type { Gestion } from '@espace-adherent/contract/gestion'
import { reclamationsGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { demande, reclamations } from './routes.ts'
import { textes } from './textes.ts'

export default function ReclamationsScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.reclamationsLead}>{reclamationsGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={reclamationsGestion as unknown as Gestion}
        search={search}
        adresse={reclamations.link({})}
        lien={({ id }) => demande.link({ id })}
      />
    </>
  )
}
