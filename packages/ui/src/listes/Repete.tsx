import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/index.ts'
import type { ChampProps } from '../fields/champ.ts'
import css from './listes.module.css'

/** A part of one thing of the list, tied to its value. */
type Lier<T> = <N extends keyof T>(
  nom: N,
  absent?: string,
) => {
  value: string
  onChange: (saisi: string) => void
  onBlur?: (() => void) | undefined
}

/** Draws one thing; its first field is where a mistake leads, and bears the message. */
type Rendu<T> = (
  un: T,
  lier: Lier<T>,
  premier: { id: string | undefined; error: string | undefined },
) => ReactNode

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
  isFautif: (un: T) => boolean
  children: Rendu<T>
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
  isFautif,
  children,
}: RepeteProps<T>) {
  const premier = Math.max(value.findIndex(isFautif), 0)
  const lierA =
    (rang: number, un: T): Lier<T> =>
    (nom, absent = '') => ({
      value: un[nom] ?? absent,
      onChange: (saisi) =>
        onChange(value.map((autre, i) => (i === rang ? { ...autre, [nom]: saisi } : autre))),
      onBlur,
    })
  return (
    <div className="stack gap-20">
      {value.map((un, rang) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each is known by its place.
        <fieldset key={rang} className={css.un}>
          <legend>{mots.un(rang + 1)}</legend>
          {children(un, lierA(rang, un), {
            id: rang === premier ? id : undefined,
            error: rang === premier ? error : undefined,
          })}
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
