import type { ReactNode } from 'react'
import css from './galerie.module.css'

/** One state of one widget, named. The test finds it by its name. */
export function Specimen({ nom, children }: { nom: string; children: ReactNode }) {
  return (
    <section className={css.specimen} aria-label={nom}>
      <p className={css.specimenName}>{nom}</p>
      {children}
    </section>
  )
}

export const Grid = ({ children }: { children: ReactNode }) => (
  <div className={css.grid}>{children}</div>
)
