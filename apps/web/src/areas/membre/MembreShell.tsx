import type { CurrentUser } from '@espace-adherent/contract/identity'
import { isBackOffice } from '@espace-adherent/domain/roles'
import { ContratSelector } from '@espace-adherent/ui/contrats/ContratSelector.tsx'
import { IconHeartHandshake, IconSettings } from '@tabler/icons-react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApresConnexion } from '../../features/apres-connexion/index.tsx'
import { Bandeaux } from '../../features/contenu/affiches.tsx'
import { Informations, prepareInformations } from '../../features/contenu/informations.tsx'
import {
  ContratsFailure,
  ContratsLoading,
  ContratsProvider,
  readContrats,
  useContratsState,
} from '../../features/contrats/index.ts'
import { Bandeau, ouvrirEspace } from '../../features/delegation/vues.ts'
import { forgetDemandes, readDemandes, useApercuDemandes } from '../../features/demandes/index.ts'
import { AccountMenu } from '../../features/identity/AccountMenu.tsx'
import { BesoinAide } from '../../features/navigation/BesoinAide.tsx'
import { Navigation, PagesDuGroupe } from '../../features/navigation/Navigation.tsx'
import { useGroupes } from '../../features/navigation/useGroupes.ts'
import { Cloche } from '../../features/notifications/Cloche.tsx'
import { ContactPied, Corps, Entete, Footer, useLiens } from '../../features/portail/index.ts'
import { OuvrirRecherche } from '../../features/recherche/OuvrirRecherche.tsx'
import { FermeturePrevue, fermeturePrevue } from '../../features/suppression/index.ts'
import { VueSeule } from '../../features/utilisateurs/vue-seule/index.ts'
import { keepFocus } from '../../platform/browser/kept-focus.ts'
import { ignoreSecondClicks } from '../../platform/browser/second-click.ts'
import { absent, Boundary } from '../../platform/chunks/index.ts'
import { apercuVoulu } from '../../platform/routing/apercu.ts'
import { currentPath, navigate, useHashLocation } from '../../platform/routing/hash-location.ts'
import { focusWithCare } from '../../platform/routing/late-focus.ts'
import type { ShellProps } from '../../platform/routing/route.ts'
import { knownUser, useCurrentUser } from '../../platform/session/current-user.ts'
import { forgetOldNews } from '../../platform/toasts/old-news.ts'
import { EcranAbsent, HorsConnexion } from './HorsConnexion.tsx'
import css from './membre.module.css'
import { navigation } from './navigation.ts'
import { accueil, aide, demandes, notifications, routesMembre } from './routes.ts'
import { textes } from './textes.ts'
import { useAppareilVu, useCarteSousLaMain } from './useCarteSousLaMain.ts'

/** A beneficiary cannot end the contract, and a relative only looks. */
function demarchesDuPied({ roles, delegation }: CurrentUser): string[] {
  if (delegation) return []
  return roles.includes('User') ? ['droits', 'resiliation'] : ['droits']
}

/** Staff preview what needs no contract. */
const isPreviewed = (path: string) =>
  apercuVoulu() !== null &&
  routesMembre.some((route) => route.path === path && route.guard.apercu === true)

/**
 * The shell needs its contracts, and counts what waits for the member: both are read before it is
 * drawn, which saves a drawing.
 */
export async function prepare(client: QueryClient): Promise<void> {
  // Both were asked for with the page, for no contract in particular, so neither waits.
  await Promise.all([
    knownUser(client)?.delegation ? null : readDemandes(client),
    readContrats(client),
    prepareInformations(client, currentPath()),
  ])
}

export default function MembreShell({ children }: ShellProps) {
  useEffect(ignoreSecondClicks, [])
  useEffect(keepFocus, [])
  useEffect(forgetOldNews, [])
  useEffect(focusWithCare, [])
  useEffect(() => {
    absent.screen = (
      <main className={css.seul}>
        <EcranAbsent isSeul />
      </main>
    )
  }, [])
  const user = useCurrentUser()
  const liens = useLiens()
  const state = useContratsState(user)
  const { path } = useHashLocation()
  const groupes = useGroupes(navigation, user, state.etat === 'pret' ? state.courant : null)
  const hasAide = groupes.some(({ entrees }) => entrees.some(({ route }) => route === aide))
  const isStaff = isBackOffice(user.roles)
  const isApercu = state.etat === 'aucun' && isStaff && isPreviewed(path)
  const client = useQueryClient()
  const isProche = user.delegation !== null
  const apercu = useApercuDemandes(state.etat === 'pret' && !isProche)
  const attendent = apercu?.comptes?.attendent ?? 0
  const fermeture = fermeturePrevue(apercu?.demandes)
  const nombres = { [demandes.path]: attendent }
  useCarteSousLaMain(
    state.etat === 'pret' && !isProche && state.courant.typeContrat === 'sante'
      ? state.courant.numeroContratIndividuel
      : null,
  )
  useAppareilVu(!isProche && user.vuPar === undefined)
  return (
    <>
      <div className={css.cadre}>
        {user.vuPar !== undefined && (
          <VueSeule membre={`${user.prenom} ${user.nom}`} par={user.vuPar} />
        )}
        {isProche && <Bandeau />}
        <HorsConnexion />
        <Entete href={liens.accueil()} className={css.entete} isRestant={!isProche}>
          {/* A phone's first screen has it beside its title. */}
          <div className={css.contrat} data-accueil={path === accueil.path || undefined}>
            {state.etat === 'pret' && (
              <ContratSelector
                contrats={state.contrats}
                value={state.courant.numeroContratIndividuel}
                onChange={state.choose}
              />
            )}
          </div>
          {state.etat === 'pret' && (
            <OuvrirRecherche
              key={state.courant.numeroContratIndividuel}
              nomOffre={state.courant.nomOffre}
              isProche={isProche}
            />
          )}
          {/* What concerns the person, in a row: the account comes last. */}
          <div className="line gap-8">
            {!isStaff && !isProche && (
              <Cloche
                href={notifications.link({})}
                // Most notifications are about a request.
                onNouvelles={() => void forgetDemandes(client)}
              />
            )}
            {!isProche && (
              <AccountMenu
                items={[
                  ...user.proches.map(({ id, nom }) => ({
                    label: textes.espaceDe(nom),
                    icon: <IconHeartHandshake size={18} stroke={1.75} aria-hidden="true" />,
                    onSelect: () => void ouvrirEspace(id),
                  })),
                  ...(isStaff
                    ? [
                        {
                          label: textes.administration,
                          icon: <IconSettings size={18} stroke={1.75} aria-hidden="true" />,
                          onSelect: () => navigate(liens.admin()),
                        },
                      ]
                    : []),
                ]}
              />
            )}
          </div>
        </Entete>
        <Bandeaux />
        <Corps
          className={css.corps}
          cote={
            <>
              {groupes.length > 0 && <Navigation {...{ groupes, path, nombres }} />}
              {path !== aide.path && (
                <div className={css.besoinAide}>
                  <BesoinAide href={hasAide ? aide.link({}) : null} />
                </div>
              )}
            </>
          }
        >
          <PagesDuGroupe {...{ groupes, path, nombres }} />
          {fermeture && (
            <div className={css.fermeture}>
              <FermeturePrevue demande={fermeture} />
            </div>
          )}
          <Informations path={path} />
          {isApercu && children}
          {state.etat === 'chargement' && <ContratsLoading />}
          {state.etat === 'echec' && <ContratsFailure onRetry={state.retry} />}
          {state.etat === 'pret' && (
            // Another contract is another screen: the route starts afresh.
            <ContratsProvider key={state.courant.numeroContratIndividuel} value={state}>
              <Boundary place={path} fallback={<EcranAbsent />}>
                {children}
              </Boundary>
            </ContratsProvider>
          )}
        </Corps>
        <div className={css.footer}>
          <Footer demarches={demarchesDuPied(user)}>
            <ContactPied />
          </Footer>
        </div>
      </div>
      {/* What the portal asks of its member is not for somebody else who looks at it. */}
      {!isProche && !isApercu && user.vuPar === undefined && (
        <ApresConnexion user={user} contrats={state} />
      )}
    </>
  )
}
