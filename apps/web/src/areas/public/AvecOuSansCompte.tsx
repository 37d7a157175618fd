import { isMembre } from '@espace-adherent/domain/roles'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { type ReactNode, useEffect } from 'react'
import { useLiens } from '../../features/portail/index.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { useSession } from '../../platform/session/current-user.ts'
import { textes } from './textes.ts'

type AvecOuSansCompteProps = {
  slug: string
  /** Only an adherent may do it in their space, so they are led there. */
  isAdherent?: boolean
  children: ReactNode
}

/**
 * A signed-in person is known already, and the form of their space asks for less. Nobody must sign
 * in.
 */
export function AvecOuSansCompte({ slug, isAdherent = false, children }: AvecOuSansCompteProps) {
  const liens = useLiens()
  const session = useSession(false)
  const user = session.etat === 'connecte' && !session.user.delegation ? session.user : null
  const isConduit = isAdherent && user?.roles.includes('User') === true
  useEffect(() => {
    if (isConduit) navigate(liens.demarche(slug), { replace: true })
  }, [isConduit, liens, slug])
  if (isConduit || session.etat === 'inconnue') return null
  return (
    <>
      {!isAdherent && user && isMembre(user.roles) && (
        <Notice
          tone="info"
          title={textes.dejaConnu}
          action={<ButtonLink href={liens.demarche(slug)}>{textes.dejaConnuLien}</ButtonLink>}
        >
          {textes.dejaConnuTexte}
        </Notice>
      )}
      {children}
    </>
  )
}
