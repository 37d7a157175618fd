import { Compteurs } from '../../features/compteurs/Compteurs.tsx'
import { SaufTermine } from '../../features/contrats/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function CompteursScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.compteurs}>{textes.titres.compteurs}</ScreenTitle>
      <SaufTermine quoi="compteurs">
        <Compteurs />
      </SaufTermine>
    </>
  )
}
