import { SaufTermine } from '../../features/contrats/index.ts'
import { MesReseauxSoins } from '../../features/reseaux-soins/MesReseauxSoins.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function ReseauxSoinsScreen() {
  return (
    <>
      <ScreenTitle lead={textes.reseauxSoinsIntro}>{textes.titres.reseauxSoins}</ScreenTitle>
      <SaufTermine quoi="reseaux">
        <MesReseauxSoins />
      </SaufTermine>
    </>
  )
}
