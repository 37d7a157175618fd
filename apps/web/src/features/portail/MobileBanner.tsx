import { useState } from 'react'
import { memory } from '../../platform/browser/memory.ts'
import { lazyView } from '../../platform/chunks/index.ts'
import { portail } from '../../platform/portail/settings.ts'
import { type InAppHost, inAppClose, plateformeMobile } from './in-app.ts'

const memoryKey = 'espace-adherent.banniere-application'

/** Its code comes on the phones that there is an application for. */
const Application = lazyView(() => import('./Application.tsx'), { isOptional: true })

/** Where it is had; none elsewhere, nor inside the application itself. */
function hrefApplication(): string | null {
  const plateforme = plateformeMobile(navigator.userAgent)
  const href = plateforme && portail().config.applicationMobile[plateforme]
  return inAppClose(window as InAppHost) || memory.read(memoryKey) !== null ? null : href
}

/** Fetched before the first drawing: nothing moves under the finger. */
export const prepareApplication = () => hrefApplication() && Application.load().catch(() => {})

/** Offers the client's application on the phones it exists for, until it is declined once. */
export function MobileBanner() {
  const [href, setHref] = useState(hrefApplication)
  return (
    href && (
      <Application
        href={href}
        onDecline={() => {
          memory.write(memoryKey, '1')
          setHref(null)
        }}
      />
    )
  )
}
