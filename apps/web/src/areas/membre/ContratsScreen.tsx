import { MesContrats } from '../../features/contrats/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function ContratsScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.contrats}>{textes.titres.contrats}</ScreenTitle>
      <MesContrats />
    </>
  )
}
