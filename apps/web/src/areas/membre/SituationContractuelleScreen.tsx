import { ContratTermine } from '../../features/contrats/index.ts'
import { Situation } from '../../features/situation/Situation.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function SituationContractuelleScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.situationContractuelle}>
        {textes.titres.situationContractuelle}
      </ScreenTitle>
      <ContratTermine quoi="situation" />
      <Situation />
    </>
  )
}
