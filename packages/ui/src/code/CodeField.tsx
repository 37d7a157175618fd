import { chiffresDuCode, LONGUEUR_CODE_SECURITE } from '@espace-adherent/domain/securite'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { ChampProps } from '../fields/champ.ts'
import { Field } from '../fields/Field.tsx'
import css from './code.module.css'
import { textes } from './textes.ts'

export type CodeFieldHandle = {
  focus: () => void
  /** What is typed or pasted next replaces the whole code. */
  select: () => void
}

type CodeFieldProps = Omit<ChampProps<string>, 'label'> & {
  label?: string | undefined
  ref?: Ref<CodeFieldHandle> | undefined
}

type Selection = { debut: number; fin: number }

const rangs = Array.from({ length: LONGUEUR_CODE_SECURITE }, (_, rang) => rang)

/**
 * Six boxes drawn under one input. One input, because a phone fills one from its message, and
 * password managers and screen readers know how to treat it.
 */
export function CodeField({
  label = textes.code,
  value,
  onChange,
  onBlur,
  id,
  name,
  error,
  hint,
  required = true,
  disabled = false,
  layout,
  ref,
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [selection, setSelection] = useState<Selection | null>(null)
  const pending = useRef<number | null>(null)

  /**
   * Selects the digit under the caret, so that the next one typed replaces it; after the last
   * digit, the next box.
   */
  function goTo(rang: number, texte = value) {
    const debut = Math.max(0, Math.min(rang, texte.length, LONGUEUR_CODE_SECURITE - 1))
    const fin = Math.min(debut + 1, texte.length)
    input.current?.setSelectionRange(debut, fin)
    setSelection({ debut, fin })
  }

  useLayoutEffect(() => {
    if (pending.current === null) return
    const rang = pending.current
    pending.current = null
    goTo(rang)
  })

  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    select: () => {
      input.current?.focus()
      input.current?.select()
      setSelection({ debut: 0, fin: input.current?.value.length ?? 0 })
    },
  }))

  function write(texte: string, rang: number) {
    pending.current = rang
    if (texte !== value) onChange(texte)
    // React draws nothing new for a refused key: it is undone here.
    else if (input.current) {
      input.current.value = value
      pending.current = null
      goTo(rang)
    }
  }

  return (
    <Field {...{ label, id, error, hint, required, layout }}>
      {(control) => (
        <div
          className={css.code}
          data-invalid={error ? true : undefined}
          data-disabled={disabled || undefined}
        >
          <div className={css.cases} aria-hidden="true">
            {rangs.map((rang) => (
              <span key={rang} className={css.case} data-place={place(rang, selection, value)}>
                {value[rang] ?? ''}
              </span>
            ))}
          </div>
          <input
            {...control}
            ref={input}
            className={css.input}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            disabled={disabled}
            value={value}
            onFocus={() => goTo(value.length)}
            onBlur={() => {
              setSelection(null)
              onBlur?.()
            }}
            onClick={({ clientX, currentTarget }) => {
              const { left, width } = currentTarget.getBoundingClientRect()
              goTo(Math.floor(((clientX - left) / width) * LONGUEUR_CODE_SECURITE))
            }}
            onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
              setSelection({ debut: selectionStart ?? 0, fin: selectionEnd ?? 0 })
            }
            onKeyDown={(event) => {
              const rang = rangVise(event.key, selection?.debut ?? 0)
              if (rang === null || event.shiftKey || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              goTo(rang)
            }}
            onChange={({ currentTarget }) => {
              const caret = currentTarget.selectionStart ?? currentTarget.value.length
              const avant = chiffresDuCode(currentTarget.value.slice(0, caret))
              write(chiffresDuCode(currentTarget.value), avant.length)
            }}
            onPaste={(event) => {
              event.preventDefault()
              const colle = chiffresDuCode(event.clipboardData.getData('text'))
              const { debut, fin } = selection ?? { debut: 0, fin: value.length }
              const isEntier = colle.length === LONGUEUR_CODE_SECURITE
              const texte = isEntier ? colle : value.slice(0, debut) + colle + value.slice(fin)
              write(chiffresDuCode(texte), isEntier ? colle.length : debut + colle.length)
            }}
          />
        </div>
      )}
    </Field>
  )
}

/** The box of the caret, and those that a longer selection covers. */
function place(rang: number, selection: Selection | null, value: string) {
  if (!selection) return undefined
  const debut = Math.min(selection.debut, value.length)
  if (rang === debut) return 'caret'
  return rang > debut && rang < Math.min(selection.fin, value.length) ? 'selection' : undefined
}

function rangVise(key: string, debut: number): number | null {
  if (key === 'ArrowLeft') return debut - 1
  if (key === 'ArrowRight') return debut + 1
  if (key === 'Home') return 0
  return key === 'End' ? LONGUEUR_CODE_SECURITE : null
}
