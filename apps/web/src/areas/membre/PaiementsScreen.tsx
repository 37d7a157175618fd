import { Paiements } from '../../features/remboursements/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function PaiementsScreen() {
  return (
    <>
      <ScreenTitle>{textes.titres.paiements}</ScreenTitle>
      <Paiements />
    </>
  )
}
