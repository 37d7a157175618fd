import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
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
}

/** The one search box of lists: typing never waits for an answer. */
export function RechercheField({ value, onChange, ...field }: RechercheFieldProps) {
  const [saisie, setSaisie] = useState(value)
  const [connue, setConnue] = useState(value)
  // The address was changed by something else: the button that clears everything.
  if (value !== connue) {
    setConnue(value)
    if (value !== saisie.trim()) setSaisie(value)
  }
  const settle = useEffectEvent(() => {
    if (saisie.trim() !== value) onChange(saisie.trim())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the wait again.
  useEffect(() => {
    const timer = setTimeout(() => settle(), PAUSE)
    return () => clearTimeout(timer)
  }, [saisie])
  return (
    <TextField
      {...field}
      layout="stack"
      inputMode="search"
      autoComplete="off"
      value={saisie}
      onChange={setSaisie}
      after={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
    />
  )
}
