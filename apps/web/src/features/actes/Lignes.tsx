import type { LigneResume } from '@espace-adherent/domain/actes'
import { IconArrowRight } from '@tabler/icons-react'
import css from './lignes.module.css'

/** Apart from the words of the procedures: visitors read lines too, and load nothing of the member area. */
const textes = {
  avant: 'Aujourd’hui',
  apres: 'Après',
  rien: 'Aucun',
} as const

/** What changes, line by line: how it is, how it will be. */
export const Lignes = ({ lignes }: { lignes: readonly LigneResume[] }) => (
  <dl className="stack">
    {lignes.map(({ libelle, avant, apres }) => (
      <div key={libelle} className={css.ligne}>
        <dt>{libelle}</dt>
        <dd>
          {avant !== null && avant !== apres && (
            <>
              <span className="muted">
                <span className="visually-hidden">{textes.avant}&nbsp;: </span>
                {avant}
              </span>
              <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
            </>
          )}
          <span className="bold">
            <span className="visually-hidden">{textes.apres}&nbsp;: </span>
            {apres ?? textes.rien}
          </span>
        </dd>
      </div>
    ))}
  </dl>
)
