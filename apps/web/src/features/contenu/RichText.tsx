import { useMemo } from 'react'
import css from './contenu.module.css'
import { sanitise } from './sanitise.ts'

export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => sanitise(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above
  return <div className={css.richText} dangerouslySetInnerHTML={{ __html: clean }} />
}
