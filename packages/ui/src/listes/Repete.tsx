import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/index.ts'
import type { ChampProps } from '../fields/champ.ts'
import css from './listes.module.css'

/** A part of one thing of the list, tied to its value; where a mistake leads, it bears the message. */
type Lier<T> = <N extends keyof T>(
  nom: N,
  absent?: string,
) => {
  value: string
  onChange: (saisi: string) => void
  onBlur?: (() => void) | undefined
  id?: string | undefined
  error?: string | undefined
}

type RepeteProps<T> = Omit<ChampProps<T[]>, 'label'> & {
  /** What each is called, by its place; what adding and taking away are called. */
  mots: {
    un: (rang: number) => string
    ajouter: string
    retirer: string
    retirerUn: (rang: number) => string
  }
  vide: T
  max: number
  /** What is wrong with one of them, and in which of its fields. */
  fauteDe: (un: T) => { champ: keyof T; message: string } | null
  /** Draws one thing; without anything wrong, its first field is where a mistake leads. */
  children: (un: T, lier: Lier<T>) => ReactNode
}

/** The same fields for several things, one after the other; a message stands at its thing. */
export function Repete<T extends { [nom in keyof T]?: string | undefined }>({
  id,
  value,
  onChange,
  onBlur,
  error,
  mots,
  vide,
  max,
  fauteDe,
  children,
}: RepeteProps<T>) {
  const fautif = Math.max(value.findIndex(fauteDe), 0)
  const faute = value[fautif] && fauteDe(value[fautif])
  const vise = faute?.champ ?? Object.keys(vide)[0]
  const lierA =
    (rang: number, un: T): Lier<T> =>
    (nom, absent = '') => ({
      value: un[nom] ?? absent,
      onChange: (saisi) =>
        onChange(value.map((autre, i) => (i === rang ? { ...autre, [nom]: saisi } : autre))),
      onBlur,
      ...(rang === fautif && nom === vise && { id, error: error && (faute?.message ?? error) }),
    })
  return (
    <div className="stack gap-20">
      {value.map((un, rang) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each is known by its place.
        <fieldset key={rang} className={css.un}>
          <legend>{mots.un(rang + 1)}</legend>
          {children(un, lierA(rang, un))}
          {value.length > 1 && (
            <Button
              size="sm"
              variant="quiet"
              icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
              aria-label={mots.retirerUn(rang + 1)}
              onClick={() => onChange(value.filter((_, i) => i !== rang))}
            >
              {mots.retirer}
            </Button>
          )}
        </fieldset>
      ))}
      {value.length < max && (
        <p>
          <Button
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onChange([...value, vide])}
          >
            {mots.ajouter}
          </Button>
        </p>
      )}
    </div>
  )
}
