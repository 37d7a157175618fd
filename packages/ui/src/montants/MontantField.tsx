import { completeMontant, maskMontant } from '@espace-adherent/domain/montants'
import type { ChampProps } from '../fields/champ.ts'
import { TextField } from '../fields/index.ts'
import { textesMontants as textes } from '../textes.ts'

/**
 * An amount in euros, typed with a comma or a dot. The value is the text: `parseMontant` gives the
 * cents, `saisieMontant` writes them, `messageMontant` says what is wrong.
 */
export function MontantField({ onBlur, onChange, ...field }: ChampProps<string>) {
  const settle = () => {
    const full = completeMontant(field.value)
    if (full !== field.value) onChange(full)
  }
  return (
    <TextField
      hint={textes.aide}
      {...field}
      figures
      inputMode="decimal"
      autoComplete="off"
      mask={maskMontant}
      after={textes.euro}
      onChange={onChange}
      onBlur={() => {
        settle()
        onBlur?.()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle()
      }}
    />
  )
}
