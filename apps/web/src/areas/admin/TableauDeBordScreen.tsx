import { Colonnes } from '../../features/portail/index.ts'
import { ComptesParRole, Connexions } from '../../features/statistiques/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function TableauDeBordScreen() {
  return (
    <>
      <ScreenTitle lead={textes.tableauDeBordLead}>{textes.tableauDeBord}</ScreenTitle>
      <Colonnes>
        <Connexions />
        <ComptesParRole />
      </Colonnes>
    </>
  )
}
