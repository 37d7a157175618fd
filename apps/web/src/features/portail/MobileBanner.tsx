import { ButtonLink } from '@espace-adherent/ui/actions'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { memory } from '../../platform/browser/memory.ts'
import { portail } from '../../platform/portail/settings.ts'
import { type InAppHost, inAppClose, plateformeMobile } from './in-app.ts'
import css from './portail.module.css'
import { textes } from './textes.ts'

const memoryKey = 'espace-adherent.banniere-application'

/** Offers the client's application on the phones it exists for, until it is declined once. */
export function MobileBanner() {
  const [isDeclined, setDeclined] = useState(() => memory.read(memoryKey) !== null)
  const { client, config, logos } = portail()
  const plateforme = plateformeMobile(navigator.userAgent)
  const href = plateforme && config.applicationMobile[plateforme]
  // Inside the application itself there is nothing to offer.
  if (!href || isDeclined || inAppClose(window as InAppHost)) return null
  return (
    <aside className={css.banner} aria-label={textes.application}>
      <button
        type="button"
        className={css.bannerClose}
        aria-label={textes.applicationMasquer}
        onClick={() => {
          memory.write(memoryKey, '1')
          setDeclined(true)
        }}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <img className={css.bannerIcon} src={logos.icone} alt="" />
      <p className={css.bannerText}>
        <strong>{textes.applicationTitre}</strong>
        <span className="muted">{textes.applicationTexte(client.libelle)}</span>
      </p>
      <ButtonLink href={href} variant="primary" size="sm" rel="noopener">
        {textes.applicationInstaller}
      </ButtonLink>
    </aside>
  )
}
