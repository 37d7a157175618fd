import { COOKIE_POPUPS } from '@espace-adherent/contract/addresses'
import type { CurrentUser } from '@espace-adherent/contract/identity'
import type { EtapeApresConnexion } from '@espace-adherent/domain/apres-connexion'
import { isBackOffice } from '@espace-adherent/domain/roles'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../../platform/browser/store.ts'
import { modals } from '../../platform/modals/modals.ts'
import { portail } from '../../platform/portail/settings.ts'
import { navigate, useHashLocation } from '../../platform/routing/hash-location.ts'
import { useLogout } from '../../platform/session/logout.ts'
import { ConsentementsPopup } from '../consentements/index.ts'
import { PopupsSuite } from '../contenu/index.ts'
import { type ContratsState, SansContratDialog } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { RibPopup } from '../rib/index.ts'
import { EmailRejeteDialog } from './EmailRejeteDialog.tsx'
import { useSuite } from './useSuite.ts'

export type ApresConnexionProps = { user: CurrentUser; contrats: ContratsState }
type Ouverte = { etape: EtapeApresConnexion; path: string }

/** How often it is looked whether what stands open is closed. */
const ENCORE_MS = 500

/** What opens by itself after sign-in: one thing at a time, each once it is its turn. */
export default function ApresConnexion({ user, contrats }: ApresConnexionProps) {
  const { suite, consentements, popups, close, passRib } = useSuite(user, contrats)
  const [ouverte, setOuverte] = useState<Ouverte | null>(null)
  const { path } = useHashLocation()
  // Something the person asked for themselves: what was going to open waits.
  const isBusy = useStore(modals).length > 0
  const isBlocking = portail().config.isPopupPrestationBlocking

  useEffect(() => {
    if (ouverte || isBusy || suite === 'attente' || suite === 'fin') return
    const open = () => {
      // The search, say, is no window of the store.
      if (document.querySelector('dialog[open]')) return
      setOuverte({ etape: suite, path })
    }
    open()
    const timer = window.setInterval(open, ENCORE_MS)
    return () => window.clearInterval(timer)
  }, [ouverte, isBusy, suite, path])

  const finish = (etape: EtapeApresConnexion, isRemise: boolean) => {
    close(etape, isRemise)
    setOuverte(null)
  }
  const onNewRoute = useEffectEvent(() => {
    if (!ouverte || ouverte.path === path || ouverte.etape === 'sansContrat') return
    if (ouverte.etape !== 'rib' || !isBlocking) finish(ouverte.etape, true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each route, as for every dialog
  useEffect(() => onNewRoute(), [path])

  // Without a contract nothing else makes sense any more.
  const etape = suite === 'sansContrat' ? suite : ouverte?.etape
  return (
    <>
      {etape === 'sansContrat' && <SansContrat user={user} />}
      {etape === 'consentements' && (
        <ConsentementsPopup
          consentements={consentements}
          onClose={(isRemise) => finish(etape, isRemise)}
        />
      )}
      {etape === 'rib' && contrats.etat === 'pret' && (
        <RibPopup
          contrat={contrats.courant}
          isBlocking={isBlocking}
          onClose={(isRemise) => {
            passRib()
            finish(etape, isRemise)
          }}
          onUnavailable={() => {
            passRib()
            setOuverte(null)
          }}
        />
      )}
      {etape === 'email' && (
        <EmailRejeteDialog email={user.email} onClose={() => finish(etape, true)} />
      )}
      {etape === 'popups' && (
        <PopupsSuite items={popups} cookie={COOKIE_POPUPS} onClose={() => finish(etape, true)} />
      )}
    </>
  )
}

/** Members were struck off and leave; staff go to where they work. */
function SansContrat({ user }: { user: CurrentUser }) {
  const liens = useLiens()
  const logout = useLogout()
  const isStaff = isBackOffice(user.roles)
  return (
    <SansContratDialog
      quoi={isStaff ? 'sansContrat' : 'radie'}
      onLeave={() => (isStaff ? navigate(liens.admin()) : void logout())}
    />
  )
}
