import { safeCallbackUrl } from '@espace-adherent/domain/navigation'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useStore } from '../../platform/browser/store.ts'
import { modals } from '../../platform/modals/modals.ts'
import { portail } from '../../platform/portail/settings.ts'
import { expectTitleFocus } from '../../platform/routing/focus.ts'
import { type Decision, decide, needsSession } from '../../platform/routing/guard.ts'
import {
  currentCallbackUrl,
  navigate,
  useHashLocation,
} from '../../platform/routing/hash-location.ts'
import { setTabTitle } from '../../platform/routing/ScreenTitle.tsx'
import { publishAssistantState } from '../../platform/session/assistant.ts'
import { numContratCourant } from '../../platform/session/contrat-courant.ts'
import { useFonctionnalites } from '../../platform/session/current-client.ts'
import { useSession } from '../../platform/session/current-user.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { goToSignIn } from '../failures.tsx'
import { liens, notFound, routes } from '../routes.ts'
import { textes } from '../textes.ts'
import { findRoute } from './matching.ts'
import css from './router.module.css'
import { Unreachable, Waiting } from './Waiting.tsx'

export function Router() {
  const { path, search } = useHashLocation()
  const { route, params } = useMemo(
    () => findRoute(routes, path) ?? { route: notFound, params: {} },
    [path],
  )
  const session = useSession(needsSession(route.guard))
  const numContrat = useStore(numContratCourant)
  const fonctionnalites = useFonctionnalites(session, route.guard.feature !== undefined)
  const { client, isUrlRestreinte } = portail()
  const decision = decide(route.guard, {
    visitor: session,
    numContrat,
    fonctionnalites,
    isUrlRestreinte,
    oidcExternalProvider: client.oidcExternalProvider,
  })
  const query = useMemo(() => new URLSearchParams(search), [search])
  const isFirst = useNewRoute(path, route.title)

  useEffect(() => {
    // The code of the back office is fetched only by those who may enter it.
    if (route.guard.role !== 'backoffice') route.preload()
  }, [route])
  useEffect(() => publishAssistantState(session.etat === 'connecte'), [session.etat])
  useEffect(
    () => leaveIfNeeded(decision.type, route.guard.redirectUrl, query),
    [decision.type, route, query],
  )

  if (decision.type === 'unreachable') return <Unreachable />
  if (decision.type !== 'enter') return <Waiting />
  const { shell: Shell, screen: Screen } = route
  return (
    <Suspense fallback={<Waiting />}>
      <Shell>
        <div key={path} className={isFirst ? undefined : css.fade} data-route={route.path}>
          <Suspense fallback={<Waiting />}>
            <Screen params={params} search={query} />
          </Suspense>
        </div>
      </Shell>
    </Suspense>
  )
}

/** What a new route means to the rest of the page; true on the first one of the visit. */
function useNewRoute(path: string, title: string): boolean {
  const first = useRef(path)
  const previous = useRef(path)
  useEffect(() => {
    setTabTitle(title)
    if (previous.current === path) return
    previous.current = path
    first.current = ''
    modals.dismissOnNewRoute()
    expectTitleFocus()
    window.scrollTo(0, 0)
  }, [path, title])
  return first.current === path
}

function leaveIfNeeded(
  decision: Decision['type'],
  redirectUrl: string | undefined,
  query: URLSearchParams,
): void {
  if (decision === 'sign-in') goToSignIn(query.get('callbackUrl') ?? currentCallbackUrl())
  if (decision === 'already-signed-in') {
    const back = safeCallbackUrl(query.get('callbackUrl'))
    navigate(back?.startsWith('/#/') ? back.slice(1) : liens.accueil(), { replace: true })
  }
  if (decision === 'refuse') {
    if (!redirectUrl) toasts.push({ type: 'danger', title: textes.accesNonAutorise })
    navigate(redirectUrl ?? liens.home(), { replace: true })
  }
}
