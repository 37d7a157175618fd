import css from './portail.module.css'
import { textes } from './textes.ts'

export const CONTENT_ID = 'contenu'

/** The hash belongs to the router: the link moves the focus itself instead of changing address. */
export function SkipLink() {
  return (
    <a
      className={css.skip}
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(CONTENT_ID)?.focus()
      }}
    >
      {textes.allerAuContenu}
    </a>
  )
}
