import { ButtonLink } from '@espace-adherent/ui/actions'
import { IconHelpCircle } from '@tabler/icons-react'
import { useId } from 'react'
import css from './navigation.module.css'
import { textes } from './textes.ts'

/** Under the navigation of a wide screen: the answer is often a page away. */
export function BesoinAide({ href }: { href: string }) {
  const titreId = useId()
  return (
    <section className={css.aide} aria-labelledby={titreId}>
      <h2 id={titreId} className={css.aideTitre}>
        {textes.besoinAide}
      </h2>
      <p>{textes.besoinAideTexte}</p>
      <ButtonLink
        href={href}
        size="sm"
        icon={<IconHelpCircle size={18} stroke={1.75} aria-hidden="true" />}
      >
        {textes.aide}
      </ButtonLink>
    </section>
  )
}
