import { MesCoordonnees } from '../../features/rib/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function CoordonneesBancairesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.coordonneesBancaires}>
        {textes.titres.coordonneesBancaires}
      </ScreenTitle>
      <MesCoordonnees />
    </>
  )
}
