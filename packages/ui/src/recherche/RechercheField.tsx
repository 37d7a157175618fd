import { IconSearch } from '@tabler/icons-react'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { InsideButton } from '../fields/TextBox.tsx'
import { TextField } from '../fields/TextField.tsx'

/** Long enough to finish a word. */
const PAUSE = 400

type RechercheFieldProps = {
  label: string
  placeholder?: string
  maxLength?: number
  /** What is searched for now. */
  value: string
  /** Told once the typing pauses, never for each letter. */
  onChange: (texte: string) => void
  /**
   * The button that sends the words; without it they are told after a pause. Used where each search
   * counts.
   */
  lancer?: string
}

/** The one search box: typing never waits for an answer. */
export function RechercheField({ value, onChange, lancer, ...field }: RechercheFieldProps) {
  const [saisie, setSaisie] = useState(value)
  const [connue, setConnue] = useState(value)
  // Something else changed it: the button that clears everything.
  if (value !== connue) {
    setConnue(value)
    if (value !== saisie.trim()) setSaisie(value)
  }
  const settle = useEffectEvent(() => {
    if (lancer === undefined && saisie.trim() !== value) onChange(saisie.trim())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the wait again.
  useEffect(() => {
    const timer = setTimeout(() => settle(), PAUSE)
    return () => clearTimeout(timer)
  }, [saisie])
  const icon = <IconSearch size={20} stroke={1.75} aria-hidden="true" />
  const box = (
    <TextField
      {...field}
      layout="stack"
      inputMode="search"
      autoComplete="off"
      value={saisie}
      onChange={setSaisie}
      after={
        lancer === undefined ? (
          icon
        ) : (
          <InsideButton type="submit" aria-label={lancer}>
            {icon}
          </InsideButton>
        )
      }
    />
  )
  if (lancer === undefined) return box
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onChange(saisie.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not yet known to every reader
    <form role="search" onSubmit={submit} noValidate>
      {box}
    </form>
  )
}
