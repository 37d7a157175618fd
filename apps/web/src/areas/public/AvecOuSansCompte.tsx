import { isMembre } from '@espace-adherent/domain/roles'
import { type ReactNode, useEffect } from 'react'
import { useLiens } from '../../features/portail/index.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { useSession } from '../../platform/session/current-user.ts'

type AvecOuSansCompteProps = { slug: string; children: ReactNode }

/** Whoever is signed in is known already: their own form asks for less. Nobody else has to be. */
export function AvecOuSansCompte({ slug, children }: AvecOuSansCompteProps) {
  const liens = useLiens()
  const session = useSession(false)
  const isConnu =
    session.etat === 'connecte' && isMembre(session.user.roles) && !session.user.delegation
  useEffect(() => {
    if (isConnu) navigate(liens.demarche(slug), { replace: true })
  }, [isConnu, liens, slug])
  return isConnu || session.etat === 'inconnue' ? null : children
}
