import { Button } from '@espace-adherent/ui/actions'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import css from './faq-redaction.module.css'
import { textes } from './textes.ts'

type Ligne = { id: string; nom: string }

type OrdonnableProps = {
  label: string
  rows: readonly Ligne[]
  disabled?: boolean
  onOrder: (ids: string[]) => void
  /** What else can be done with a row. */
  suite?: (row: Ligne) => ReactNode
}

/** Rows moved one place at a time by buttons: by a mouse, a finger or a keyboard alike; each move is told. */
export function Ordonnable({ label, rows, disabled = false, onOrder, suite }: OrdonnableProps) {
  const [dit, setDit] = useState('')
  const move = (rang: number, vers: number) => {
    const ids = rows.map(({ id }) => id)
    const [pris] = ids.splice(rang, 1)
    const nom = rows[rang]?.nom
    if (pris === undefined || nom === undefined) return
    ids.splice(vers, 0, pris)
    setDit(textes.place(nom, vers + 1, ids.length))
    onOrder(ids)
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {dit}
      </p>
      <ol aria-label={label} className="stack">
        {rows.map((row, rang) => (
          <li key={row.id} className={css.rang}>
            <span className={css.rangNom}>{row.nom}</span>
            {!disabled && (
              <span className="flex gap-2">
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={textes.monter(row.nom)}
                  disabled={rang === 0}
                  onClick={() => move(rang, rang - 1)}
                >
                  <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={textes.descendre(row.nom)}
                  disabled={rang === rows.length - 1}
                  onClick={() => move(rang, rang + 1)}
                >
                  <IconArrowDown size={18} stroke={1.75} aria-hidden="true" />
                </Button>
                {suite?.(row)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
