import { useMemo } from 'react'
import css from './contenu.module.css'
import { sanitise } from './sanitise.ts'

type RichTextProps = {
  html: string
  /** Level of its first headings: one below the title it stands under. */
  topLevel?: 2 | 3 | 4
}

export function RichText({ html, topLevel = 2 }: RichTextProps) {
  const clean = useMemo(() => sanitise(html, topLevel), [html, topLevel])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above
  return <div className={css.richText} dangerouslySetInnerHTML={{ __html: clean }} />
}
