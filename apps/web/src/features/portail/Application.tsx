import { ButtonLink } from '@espace-adherent/ui/actions'
import { IconX } from '@tabler/icons-react'
import { portail } from '../../platform/portail/settings.ts'
import css from './application.module.css'
import { textes } from './textes-application.ts'

/** The client's application, and the way to hear no more of it. */
export default function Application({ href, onDecline }: { href: string; onDecline: () => void }) {
  const { client, logos } = portail()
  return (
    <aside className={css.banner} aria-label={textes.application}>
      <button
        type="button"
        className={css.bannerClose}
        aria-label={textes.applicationMasquer}
        onClick={onDecline}
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
