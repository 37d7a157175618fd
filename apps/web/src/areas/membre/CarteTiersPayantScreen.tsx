import { CarteTiersPayant } from '../../features/carte-tp/CarteTiersPayant.tsx'
import { readCarte } from '../../features/carte-tp/queries.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export const prepare = readCarte

export default function CarteTiersPayantScreen() {
  return (
    <>
      <ScreenTitle lead={textes.carteIntro}>{textes.titres.carteTiersPayant}</ScreenTitle>
      <CarteTiersPayant />
    </>
  )
}
