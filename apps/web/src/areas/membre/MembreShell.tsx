import { isBackOffice } from '@espace-adherent/domain/roles'
import { ContratSelector } from '@espace-adherent/ui/contrats'
import { RichTheme } from '@espace-adherent/ui/theme'
import { IconSettings } from '@tabler/icons-react'
import { ApresConnexion } from '../../features/apres-connexion/index.tsx'
import {
  ContratsFailure,
  ContratsLoading,
  ContratsProvider,
  useContratsState,
} from '../../features/contrats/index.ts'
import { AccountMenu } from '../../features/identity/index.ts'
import { Content, Footer, Logo, useLiens } from '../../features/portail/index.ts'
import { styleNonce } from '../../platform/portail/settings.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import type { ShellProps } from '../../platform/routing/route.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import css from './membre.module.css'
import { textes } from './textes.ts'

export default function MembreShell({ children }: ShellProps) {
  const user = useCurrentUser()
  const liens = useLiens()
  const state = useContratsState(user)
  const isStaff = isBackOffice(user.roles)
  return (
    <RichTheme nonce={styleNonce()}>
      <header className={css.header}>
        <a href={liens.accueil()} className={css.brand}>
          <Logo />
        </a>
        <div className={css.contrat}>
          {state.etat === 'pret' && (
            <ContratSelector
              contrats={state.contrats}
              value={state.courant.numeroContratIndividuel}
              onChange={state.choose}
            />
          )}
        </div>
        <AccountMenu
          items={
            isStaff
              ? [
                  {
                    label: textes.administration,
                    icon: <IconSettings size={18} stroke={1.75} aria-hidden="true" />,
                    onSelect: () => navigate(liens.admin()),
                  },
                ]
              : []
          }
        />
      </header>
      <Content className={css.content}>
        {state.etat === 'chargement' && <ContratsLoading />}
        {state.etat === 'echec' && <ContratsFailure onRetry={state.retry} />}
        {state.etat === 'pret' && (
          // Another contract is another screen: the route starts afresh.
          <ContratsProvider key={state.courant.numeroContratIndividuel} value={state}>
            {children}
          </ContratsProvider>
        )}
      </Content>
      <Footer />
      <ApresConnexion user={user} contrats={state} />
    </RichTheme>
  )
}
