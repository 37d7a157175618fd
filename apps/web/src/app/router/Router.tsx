import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from '../../platform/browser/store.ts'
import { type Chunk, useChunk } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import { portail } from '../../platform/portail/settings.ts'
import { apercuVoulu } from '../../platform/routing/apercu.ts'
import { exitOf } from '../../platform/routing/exit.ts'
import { expectTitleFocus } from '../../platform/routing/focus.ts'
import { type Decision, decide, needsSession } from '../../platform/routing/guard.ts'
import {
  currentCallbackUrl,
  navigate,
  useHashLocation,
} from '../../platform/routing/hash-location.ts'
import type { Params } from '../../platform/routing/path.ts'
import { findRoute } from '../../platform/routing/path.ts'
import type { Route, ScreenProps, ShellProps } from '../../platform/routing/route.ts'
import { setTabTitle } from '../../platform/routing/ScreenTitle.tsx'
import { publishAssistantState } from '../../platform/session/assistant.ts'
import { numeroContratCourant, qualitesParContrat } from '../../platform/session/contrat-courant.ts'
import { useFonctionnalites } from '../../platform/session/current-client.ts'
import { useSession } from '../../platform/session/current-user.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { goToSignIn } from '../failures.tsx'
import { liens, notFound, routesApart, routesPubliques } from '../routes.ts'
import { textes } from '../textes.ts'
import { HorsLigne } from './HorsLigne.tsx'
import css from './router.module.css'
import { Unreachable, Waiting } from './Waiting.tsx'

export function Router() {
  const { path, search } = useHashLocation()
  const found = useRoute(path)
  const isFirst = useNewRoute(path, found?.route)
  if (!found) return <Waiting />
  return <Routed path={path} search={search} isFirst={isFirst} {...found} />
}

/** The route at that path; null while the areas' routes are on their way. */
function useRoute(path: string): { route: Route; params: Params } | null {
  const publique = useMemo(() => findRoute(routesPubliques, path), [path])
  const aires = useChunk(publique ? null : routesApart(path))
  return useMemo(
    () => publique ?? (aires && (findRoute(aires.routes, path) ?? { route: notFound, params: {} })),
    [publique, aires, path],
  )
}

function Routed(props: GuardedProps) {
  const session = useSession(needsSession(props.route.guard))
  return (
    <HorsLigne session={session}>
      <Guarded {...props} />
    </HorsLigne>
  )
}

type GuardedProps = {
  path: string
  search: string
  route: Route
  params: Params
  /** Nothing was shown before it. */
  isFirst: boolean
}

/** The screen of a route, or where its guard leads instead. */
function Guarded({ path, search, route, params, isFirst }: GuardedProps) {
  // Asked here too: whoever draws the guard again must find the session of that moment.
  const session = useSession(needsSession(route.guard))
  const numeroContrat = useStore(numeroContratCourant)
  const qualites = useStore(qualitesParContrat)
  const fonctionnalites = useFonctionnalites(session, route.guard.feature !== undefined)
  const { client, isUrlRestreinte } = portail()
  const decision = decide(route.guard, {
    visitor: session,
    numeroContrat,
    qualite: numeroContrat === null ? null : (qualites[numeroContrat] ?? null),
    fonctionnalites,
    isUrlRestreinte,
    oidcExternalProvider: client.oidcExternalProvider,
    isApercu: apercuVoulu() !== null,
  })
  const query = useMemo(() => new URLSearchParams(search), [search])

  useEffect(() => {
    // Code of the back office is fetched only for those who may enter. A failure shows when the
    // screen is drawn, which asks again.
    if (route.guard.role !== 'backoffice' || decision.type === 'enter')
      route.preload().catch(() => {})
  }, [route, decision.type])
  useEffect(() => publishAssistantState(session.etat === 'connecte'), [session.etat])
  const onDecision = useEffectEvent(() => leave(decision, query.get('callbackUrl')))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision on each route
  useEffect(() => onDecision(), [decision.type, route, query])

  if (decision.type === 'unreachable') return <Unreachable />
  if (decision.type !== 'enter') return <Waiting />
  return (
    <Framed shell={route.shell}>
      <div
        key={route.place ?? path}
        className={isFirst ? undefined : css.fade}
        data-route={route.path}
      >
        <Drawn screen={route.screen} params={params} search={query} />
      </div>
    </Framed>
  )
}

function Framed({ shell, children }: { shell: Chunk<ShellProps>; children: ReactNode }) {
  const Shell = useChunk(shell)
  return Shell ? <Shell>{children}</Shell> : <Waiting />
}

function Drawn({ screen, ...props }: { screen: Chunk<ScreenProps> } & ScreenProps) {
  const Screen = useChunk(screen)
  return Screen ? <Screen {...props} /> : <Waiting />
}

/** What a new route means to the rest of the page; true on the first one of the visit. */
function useNewRoute(path: string, route: Route | undefined): boolean {
  const first = useRef(path)
  const previous = useRef(path)
  const place = route?.place ?? path
  const previousPlace = useRef(place)
  const title = route?.title
  // Runs before the screen's effects: a known screen is drawn at once, and its title must know that
  // it takes the focus.
  useLayoutEffect(() => {
    if (title) setTabTitle(title)
    if (previous.current === path) return
    previous.current = path
    first.current = ''
    modals.dismissOnNewRoute()
    expectTitleFocus()
    // A screen that stays drawn keeps its place.
    if (previousPlace.current !== place) window.scrollTo(0, 0)
    previousPlace.current = place
  }, [path, place, title])
  return first.current === path
}

function leave(decision: Decision, callbackUrl: string | null): void {
  const exit = exitOf(decision, {
    here: currentCallbackUrl(),
    callbackUrl,
    home: liens.home(),
    start: liens.accueil(),
  })
  if (exit.type === 'sign-in') goToSignIn(exit.callbackUrl)
  if (exit.type !== 'go') return
  if (exit.isRefusal) toasts.push({ type: 'danger', title: textes.accesNonAutorise })
  navigate(exit.to, { replace: true })
}
