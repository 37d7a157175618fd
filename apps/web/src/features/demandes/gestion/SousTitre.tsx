import { type ComponentProps, createContext, use } from 'react'
import css from './dossier.module.css'

/** Whether the request is the screen itself: its parts then come right under the title of the page. */
export const SeulContext = createContext(false)

export function SousTitre(props: ComponentProps<'h3'>) {
  const Titre = use(SeulContext) ? 'h2' : 'h3'
  return <Titre className={css.sousTitre} {...props} />
}
