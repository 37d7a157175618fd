import { ButtonLink } from '@espace-adherent/ui/actions'
import { IconHelpCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import { appel } from '../portail/index.ts'
import css from './navigation.module.css'
import { textes } from './textes.ts'

/** Under the navigation of a wide screen: the answer is a page away, or a call. */
export function BesoinAide({ href }: { href: string | null }) {
  const titreId = useId()
  const { contact } = portail().config
  if (!contact && href === null) return null
  return (
    <section className={css.aide} aria-labelledby={titreId}>
      <h2 id={titreId} className={css.aideTitre}>
        {textes.besoinAide}
      </h2>
      {contact && (
        <p>
          <a href={appel(contact.telephone)}>{contact.telephone}</a>
          <br />
          {contact.horaires}
        </p>
      )}
      {href !== null && (
        <ButtonLink
          href={href}
          size="sm"
          icon={<IconHelpCircle size={18} stroke={1.75} aria-hidden="true" />}
        >
          {textes.aide}
        </ButtonLink>
      )}
    </section>
  )
}
