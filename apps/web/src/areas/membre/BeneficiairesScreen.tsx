import { Beneficiaires } from '../../features/profil/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function BeneficiairesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.beneficiaires}>{textes.titres.beneficiaires}</ScreenTitle>
      <Beneficiaires />
    </>
  )
}
