import type { ReactNode } from 'react'
import css from './listes.module.css'

type Fiche = {
  nom: string
  /** What sets it apart from the others: it is framed in the charter's colour. */
  badge?: ReactNode | false
  contenu: ReactNode
}

/** Things to be compared, side by side as far as there is room. */
export const Fiches = ({ fiches }: { fiches: readonly Fiche[] }) => (
  <ul className={css.fiches}>
    {fiches.map(({ nom, badge, contenu }) => (
      <li key={nom} data-marquee={Boolean(badge)}>
        <p className={css.nom}>
          {nom}
          {badge}
        </p>
        {contenu}
      </li>
    ))}
  </ul>
)
