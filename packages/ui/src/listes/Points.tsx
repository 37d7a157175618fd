import { type ReactNode, useId } from 'react'
import css from './listes.module.css'

/** A few sentences in no order. */
export const Points = ({ lignes }: { lignes: readonly string[] }) => (
  <ul className={css.points}>
    {lignes.map((ligne) => (
      <li key={ligne}>{ligne}</li>
    ))}
  </ul>
)

/** Something under its heading, within a step or a card. */
export function Rubrique({ titre, children }: { titre: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.rubrique} aria-labelledby={id}>
      <h3 id={id}>{titre}</h3>
      {children}
    </section>
  )
}

/** A remark under or beside what counts. */
export const Note = ({ children }: { children: ReactNode }) => (
  <span className="note block">{children}</span>
)
