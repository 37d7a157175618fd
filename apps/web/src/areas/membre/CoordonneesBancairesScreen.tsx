import { useContrats } from '../../features/contrats/index.ts'
import { MesCoordonnees } from '../../features/rib/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function CoordonneesBancairesScreen() {
  const { qualite } = useContrats().courant
  const { coordonneesBancaires, coordonneesBancairesSoi } = textes.leads
  return (
    <>
      <ScreenTitle lead={qualite === 'adherent' ? coordonneesBancaires : coordonneesBancairesSoi}>
        {textes.titres.coordonneesBancaires}
      </ScreenTitle>
      <MesCoordonnees />
    </>
  )
}
