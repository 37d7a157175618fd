import { ButtonLink } from '@espace-adherent/ui/actions'
import { expectSession, loginUrl } from '../../platform/session/login.ts'
import { textes } from './textes.ts'

/** To the identity provider, as the button of the home page. */
export const SeConnecter = () => (
  <ButtonLink href={loginUrl(null)} onClick={expectSession} variant="primary">
    {textes.seConnecter}
  </ButtonLink>
)
