import { Simulateur } from '../../features/simulateur/Simulateur.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function SimulateurScreen() {
  return (
    <>
      <ScreenTitle lead={textes.simulateurIntro}>{textes.titres.simulateur}</ScreenTitle>
      <Simulateur />
    </>
  )
}
