import { useMemo } from 'react'
import css from './contenu.module.css'
import { sanitise } from './sanitise.ts'

type RichTextProps = {
  html: string
  /** Level of its first headings: one below the title it stands under. */
  topLevel?: 2 | 3 | 4
}

/** « e-mail » on one line, in words and not in addresses: see `tenu`. */
const tenir = (html: string) =>
  html.replace(/e-mails?(?![^<]*>)/g, '<span class="nowrap">$&</span>')

export function RichText({ html, topLevel = 2 }: RichTextProps) {
  const clean = useMemo(() => tenir(sanitise(html, topLevel)), [html, topLevel])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above, before « e-mail » is held together
  return <div className={css.richText} dangerouslySetInnerHTML={{ __html: clean }} />
}
