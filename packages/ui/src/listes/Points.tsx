import type { ReactNode } from 'react'
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
export const Rubrique = ({ titre, children }: { titre: string; children: ReactNode }) => (
  <section className={css.rubrique}>
    <h3>{titre}</h3>
    {children}
  </section>
)
