import type { ReactNode } from 'react'
import css from './listes.module.css'

type Ligne = { cle: string; titre: string; detail?: ReactNode; action: ReactNode }

/** Things one below the other, each with what can be done with it. */
export const ListeActions = ({ lignes }: { lignes: readonly Ligne[] }) => (
  <ul className={css.actions}>
    {lignes.map(({ cle, titre, detail, action }) => (
      <li key={cle}>
        <div>
          <p className="strong">{titre}</p>
          {detail && <p className="muted">{detail}</p>}
        </div>
        {action}
      </li>
    ))}
  </ul>
)
