import { createContext, type ReactNode, use } from 'react'
import css from './dossier.module.css'

/** Whether the request is the whole screen: its parts then follow the title of the screen. */
export const SeulContext = createContext(false)

/** The title of a part of a request, at the level that follows what stands above. */
export function SousTitre({ id, children }: { id?: string; children: ReactNode }) {
  const Titre = use(SeulContext) ? 'h2' : 'h3'
  return (
    <Titre id={id} className={css.sousTitre}>
      {children}
    </Titre>
  )
}
