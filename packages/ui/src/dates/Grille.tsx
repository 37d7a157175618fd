import type { KeyboardEvent } from 'react'
import { classes } from '../theme/classes.ts'
import css from './dates.module.css'

export type Case = {
  /** What it stands for: a date, a month, a year. */
  valeur: string
  texte: string
  /** Read out in full: « Mardi 3 novembre 2026 ». */
  label: string
  isDisabled: boolean
  /** Today, this month, this year. */
  isCourante: boolean
}

type GrilleProps = {
  label: string
  entetes?: readonly { texte: string; label: string }[]
  rangees: readonly (readonly (Case | null)[])[]
  /** The cell of the keyboard: the only one in the tab order. */
  curseur: string
  selection: string | null
  onPick: (valeur: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Days, months or years: one stop for the tab key, arrows inside. Days that are not offered can be
 * reached and read, not chosen.
 */
export function Grille({
  label,
  entetes,
  rangees,
  curseur,
  selection,
  onPick,
  onKeyDown,
}: GrilleProps) {
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move inside it, which is what a grid is.
      role="grid"
      aria-label={label}
      className={classes(css.grille, entetes && css.jours)}
      onKeyDown={onKeyDown}
    >
      {entetes && (
        <thead>
          <tr>
            {entetes.map((entete) => (
              <th key={entete.label} scope="col" abbr={entete.label} className={css.entete}>
                <span aria-hidden="true">{entete.texte}</span>
                <span className="visually-hidden">{entete.label}</span>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rangees.map((rangee, rang) => (
          <tr key={rangee.find(Boolean)?.valeur ?? rang}>
            {rangee.map((une, colonne) =>
              une ? (
                <td key={une.valeur}>
                  <button
                    type="button"
                    className={css.case}
                    tabIndex={une.valeur === curseur ? 0 : -1}
                    data-first={une.valeur === curseur ? true : undefined}
                    aria-label={une.label}
                    aria-pressed={une.valeur === selection || undefined}
                    aria-current={une.isCourante ? 'date' : undefined}
                    aria-disabled={une.isDisabled || undefined}
                    onClick={() => {
                      if (!une.isDisabled) onPick(une.valeur)
                    }}
                  >
                    {une.texte}
                  </button>
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is known by where it stands.
                <td key={`vide-${colonne}`} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
