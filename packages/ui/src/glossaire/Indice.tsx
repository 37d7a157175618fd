import { useId, useRef } from 'react'
import { Popup } from '../popup/Popup.tsx'
import css from './glossaire.module.css'
import { type Terme, termes, textes } from './textes.ts'

/** A discreet « ? » beside a word of the trade: one sentence, read at once by those who only hear it. */
export function Indice({ terme }: { terme: Terme }) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const { nom, phrase } = termes[terme]
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={css.indice}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={textes.quEstCe(nom)}
        // It may stand in a row that opens something itself.
        onClick={(event) => event.stopPropagation()}
      >
        <span aria-hidden="true">?</span>
      </button>
      <Popup id={id} aria-label={textes.quEstCe(nom)} anchor={opener} opener={opener}>
        {() => (
          <p className={css.phrase} tabIndex={-1} data-first>
            {phrase}
          </p>
        )}
      </Popup>
    </>
  )
}
