import type { Gestion } from '@espace-adherent/contract/gestion'
import { bibliothequesGestion } from '@espace-adherent/contract/gestions'
import { TableGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { bibliotheques } from './routes.ts'
import { textes } from './textes.ts'

export default function BibliothequesScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.bibliothequesLead}>{bibliothequesGestion.libelle}</ScreenTitle>
      <TableGestion
        gestion={bibliothequesGestion as unknown as Gestion}
        search={search}
        adresse={bibliotheques.link({})}
      />
    </>
  )
}
