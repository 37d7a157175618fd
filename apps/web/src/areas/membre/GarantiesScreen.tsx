import { useContrats } from '../../features/contrats/index.ts'
import { MesGaranties } from '../../features/garanties/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function GarantiesScreen() {
  const { nomOffre, typeContrat } = useContrats().courant
  return (
    <>
      <ScreenTitle lead={textes.garantiesIntro[typeContrat](nomOffre)}>
        {textes.titres.garanties}
      </ScreenTitle>
      <MesGaranties />
    </>
  )
}
