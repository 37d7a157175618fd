import { mobileTarget } from '@espace-adherent/domain/navigation/mobile.ts'
import { useEffect } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { Annonce } from './Annonce.tsx'
import NotFoundScreen from './NotFoundScreen.tsx'
import { textes } from './textes.ts'

/** To the client's application, or to one of the client's own addresses; nowhere else, unless the client lets it. */
export default function RedirectToMobileScreen({ params: { url = '' } }: ScreenProps) {
  const { applicationMobile, isRedirectionLibre } = portail().config
  const { android, ios, schemes } = applicationMobile
  const target = mobileTarget(url, {
    applications: [android, ios],
    schemes,
    origin: window.location.origin,
    isLibre: isRedirectionLibre,
  })
  useEffect(() => {
    if (target) window.location.assign(target)
  }, [target])
  if (!target) return <NotFoundScreen />
  return (
    <Annonce titre={textes.redirection.titre}>
      <p>
        {textes.redirection.texte} <a href={target}>{textes.redirection.lien}</a>.
      </p>
    </Annonce>
  )
}
