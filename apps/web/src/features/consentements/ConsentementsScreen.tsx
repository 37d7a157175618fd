import { intros, titres } from '@espace-adherent/contract/ecrans'
import { dits } from '../../platform/portail/dits.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { MesConsentements } from './MesConsentements.tsx'

const dit = { titres: dits('titres', titres), leads: dits('intros', intros) }

export default function ConsentementsScreen() {
  return (
    <>
      <ScreenTitle lead={dit.leads.consentements}>{dit.titres.consentements}</ScreenTitle>
      <MesConsentements />
    </>
  )
}
