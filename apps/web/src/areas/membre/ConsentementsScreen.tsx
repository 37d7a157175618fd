import { MesConsentements } from '../../features/consentements/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function ConsentementsScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.consentements}>{textes.titres.consentements}</ScreenTitle>
      <MesConsentements />
    </>
  )
}
