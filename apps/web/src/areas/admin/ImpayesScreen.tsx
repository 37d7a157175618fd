import { Impayes } from '../../features/impayes/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function ImpayesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.impayesLead}>{textes.impayes}</ScreenTitle>
      <Impayes />
    </>
  )
}
